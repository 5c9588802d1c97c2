import type { Database, Transaction } from '../database/database.ts';
import type { Browser, Context, Dependencies, InTransaction } from './Context.ts';

/** What a context is made of besides the platform. */
export interface ContextOptions {
  readonly caller: Context['caller'];
  readonly browser: Browser;
  readonly origin: string;
  readonly requestId: string | null;
}

/** A context before a transaction begins. */
export type BaseContext = Context & { readonly db: Database };

const nobody: Browser = { findCookie: () => null, findHeader: () => undefined, address: 'local' };

const transaction: Context['transaction'] = function transaction(work, options) {
  const join = (tx: Transaction) => work({ ...this, db: tx } as InTransaction<typeof this>);
  return 'putOff' in this.db ? join(this.db) : this.db.transaction(join, options);
};

/** A context at the current time, without a transaction. */
export const createContext = (
  { db, clock, realClock, ...services }: Dependencies,
  options: ContextOptions,
): BaseContext => ({
  ...services,
  ...options,
  db,
  now: clock(),
  realNow: realClock(),
  transaction,
});

/** The context of a job or a command, which has no caller. */
export const createSystemContext = (deps: Dependencies): BaseContext =>
  createContext(deps, {
    caller: 'system',
    browser: nobody,
    origin: deps.settings.publicUrl ?? `http://localhost:${deps.settings.port}`,
    requestId: null,
  });
