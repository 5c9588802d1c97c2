import type { Log } from '../http/log.ts';
import { type Channel, channels } from './channels.ts';
import type { Database } from './database.ts';
import { openNats } from './openNats.ts';
import { getIdentity } from './requireDatabase.ts';

/** Options of `withSignals`. */
export interface SignalOptions {
  /** Address of a NATS server. */
  url: string;
  /** Whether this process listens to PostgreSQL, and passes on what it hears. */
  isRelay: boolean;
  log: Log;
}

/** A database whose notifications reach processes over NATS. */
export interface SignalledDatabase extends Database {
  /** Begins to connect to NATS; resolves even if it can't be reached. Call it once the database can be used. */
  begin(): Promise<void>;
}

/**
 * Lets a relay pass on what it hears from PostgreSQL, and all others hear it over NATS, without a listening connection. Whoever may
 * have missed something hears '', as after a lost listening connection. With two relays everything is heard twice. Closing it closes
 * the database.
 */
export function withSignals(db: Database, { url, isRelay, log }: SignalOptions): SignalledDatabase {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let prefix = '';
  const tell = (channel: string, payload: string) => {
    for (const onNotify of listeners.get(channel) ?? []) onNotify(payload);
  };
  const pass = (channel: Channel, payload: string) => nats.publish(prefix + channel, payload);
  const nats = openNats({
    url,
    log,
    onConnected() {
      for (const channel of channels) (isRelay ? pass : tell)(channel, '');
    },
  });
  return {
    ...db,
    async begin() {
      prefix = `sewa.${await getIdentity(db)}.`;
      if (isRelay)
        for (const channel of channels) await db.listen(channel, (payload) => pass(channel, payload));
      else nats.subscribe(`${prefix}*`, (subject, payload) => tell(subject.slice(prefix.length), payload));
      await nats.begin();
    },
    async listen(channel, onNotify) {
      if (isRelay) return db.listen(channel, onNotify);
      const added = listeners.get(channel) ?? new Set();
      listeners.set(channel, added.add(onNotify));
      return async () => void added.delete(onNotify);
    },
    readState() {
      const state = db.readState();
      return { ...state, isListening: state.isListening !== false && nats.isConnected() };
    },
    async close() {
      await nats.close();
      await db.close();
    },
  };
}
