import type { Blobs } from '../blobs/Blobs.ts';
import type { Database, Transaction, TransactionOptions } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { Settings } from '../settings/settings.ts';
import type { CookieName } from './cookies.ts';

/**
 * What every verb may stand on besides the database: the platform's own services. A module that has one of its own declares it
 * here from where it is made, so that this file knows no module.
 */
export interface Services {
  readonly settings: Settings;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly blobs: Blobs;
}

/** What contexts are made from. */
export interface Dependencies extends Services {
  readonly db: Database;
  readonly clock: () => Date;
  /** The clock that nobody moves. */
  readonly realClock: () => Date;
  /** Milliseconds between looks at a write that was sent before under the same key. @default two seconds in all */
  readonly keyDelays?: readonly number[];
}

/** What is known of the browser that asks; all of it may be invented by whoever sends it. */
export interface Browser {
  /** The value of a cookie, or null. */
  findCookie(name: CookieName): string | null;
  /** A header of the request, by its name in lower case. */
  findHeader(name: string): string | undefined;
  /** The network address it asks from, to limit what one of them may do. */
  readonly address: string;
}

/** Everything a verb is given besides its input: who asks, the database, the moment and the platform's services. */
export interface Context extends Services {
  /** The database, or the transaction under way; what `queries.ts` takes. */
  readonly db: Database | Transaction;
  /** The moment of the call. */
  readonly now: Date;
  /** The moment where `now` may have been moved, as in the sandbox: by it go sessions, proofs, waits between codes, and limits. */
  readonly realNow: Date;
  /** Who calls: a browser, or the platform itself in a job or a command. */
  readonly caller: 'browser' | 'system';
  /** The browser that asks; one that holds nothing where there is none. */
  readonly browser: Browser;
  /** Origin of links in what is sent to people. */
  readonly origin: string;
  /** Who is signed in, null for a visitor; left out where nobody was looked up. */
  readonly session?: { readonly user_id: string } | null;
  /** The key the call was sent with, where somebody signed in sent one; it is carried out once under it. */
  readonly idempotencyKey?: string;
  /** Id of the request in the log; null outside one. */
  readonly requestId: string | null;
  /**
   * Does `work` in a transaction, with this context on it; joins one that is under way. `work` may run again, so that it does
   * nothing a rollback does not undo.
   */
  transaction<Self extends Context, Result>(
    this: Self,
    work: (tx: InTransaction<Self>) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}

/** A context whose database is a transaction under way. */
export type InTransaction<Self extends Context = Context> = Self & { readonly db: Transaction };
