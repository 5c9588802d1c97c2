import type { ClientConfig } from 'pg';
import type { Database, OnStatement } from './database.ts';
import { createListener } from './listen.ts';
import { openEmbeddedPools, openServerPools } from './openPools.ts';
import { tryAgain } from './tryAgain.ts';

/** Options of `connect`. */
export interface ConnectOptions {
  kind: Database['kind'];
  config: ClientConfig;
  /** Reaches a server without the pooler that `config` leads to. @default there is none */
  directConfig?: ClientConfig | undefined;
  /** Whether `config` leads to a pooler (PgBouncer in transaction mode). @default false */
  isPooled?: boolean | undefined;
  /** Connections of this process to a server, all of them. @default DEFAULT_CONNECTIONS */
  connections?: number | undefined;
  onConnectionLost?: (error: Error) => void;
  /** Called after each statement, with the seconds it took. */
  onStatement?: OnStatement | undefined;
  /** Called after the connections are closed. */
  onClose?: () => Promise<void>;
}

/** Connects to a database with the `pg` driver. */
export function connect(options: ConnectOptions): Database {
  const { kind, config, directConfig, isPooled, connections, onConnectionLost, onStatement, onClose } =
    options;
  const openPools = kind === 'server' ? openServerPools : openEmbeddedPools;
  const pools = openPools({
    config,
    directConfig,
    isPooled,
    connections,
    onStatement,
    onConnectionLost: (error) => onConnectionLost?.(error),
  });
  const listener = createListener(directConfig ?? config);
  let closing: Promise<void> | null = null;
  const end = async () => {
    await listener.close();
    await pools.close();
    await onClose?.();
  };
  return {
    kind,
    query: (statement, values) => tryAgain(() => pools.ask((pool) => pool.query(statement, values))),
    transaction: (work, options) => tryAgain(() => pools.ask((pool) => pool.transaction(work, options))),
    listen: (channel, onNotify) => listener.listen(channel, onNotify),
    readState: () => ({ ...pools.readState(), isListening: listener.isListening() }),
    close() {
      closing ??= end();
      return closing;
    },
  };
}
