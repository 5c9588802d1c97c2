import type { ClientConfig } from 'pg';
import type { Database } from './database.ts';
import { listen } from './listen.ts';
import { openEmbeddedPools, openServerPools } from './openPools.ts';
import { tryAgain } from './tryAgain.ts';

/** Options of `connect`. */
export interface ConnectOptions {
  kind: Database['kind'];
  config: ClientConfig;
  onConnectionLost?: (error: Error) => void;
  /** Called after the connections are closed. */
  onClose?: () => Promise<void>;
}

/** Connects to a database with the `pg` driver. */
export function connect({ kind, config, onConnectionLost, onClose }: ConnectOptions): Database {
  const openPools = kind === 'server' ? openServerPools : openEmbeddedPools;
  const pools = openPools({ config, onConnectionLost: (error) => onConnectionLost?.(error) });
  const listeners = new Set<() => Promise<void>>();
  let closing: Promise<void> | null = null;
  const end = async () => {
    await Promise.all([...listeners].map((endListening) => endListening()));
    listeners.clear();
    await pools.close();
    await onClose?.();
  };
  return {
    kind,
    query: (statement, values) => tryAgain(() => pools.ask((pool) => pool.query(statement, values))),
    transaction: (work, options) => tryAgain(() => pools.ask((pool) => pool.transaction(work, options))),
    async listen(channel, onNotify) {
      const endListening = await listen(config, channel, onNotify);
      listeners.add(endListening);
      return async () => {
        if (listeners.delete(endListening)) await endListening();
      };
    },
    close() {
      closing ??= end();
      return closing;
    },
  };
}
