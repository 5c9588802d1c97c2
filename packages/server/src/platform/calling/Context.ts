import type { Blobs } from '../blobs/Blobs.ts';
import type { Database, Transaction, TransactionOptions } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { Settings } from '../settings/settings.ts';
import type { CookieName } from './cookies.ts';

/**
 * The platform's services that every verb can use besides the database. A module adds its own by declaring it next to where
 * it is made (`declare module`), so that this file knows no module.
 */
export interface Services {
  readonly settings: Settings;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly blobs: Blobs;
}

/** What a context is made from. */
export interface Dependencies extends Services {
  readonly db: Database;
  /** Reads from a replica. @default there is none */
  readonly readDb?: Database | null;
  readonly clock: () => Date;
  /** The clock that nobody moves. */
  readonly realClock: () => Date;
  /** Milliseconds between looks at a write that was sent before under the same key. @default two seconds in all */
  readonly keyDelays?: readonly number[];
}

/** What a request says about its browser; all of it can be made up by the sender. */
export interface Browser {
  /** The value of a cookie, or null. */
  findCookie(name: CookieName): string | null;
  /** A header of the request, by its name in lower case. */
  findHeader(name: string): string | undefined;
  /** The network address of the request, for rate limits. */
  readonly address: string;
}

/** Everything a verb gets besides its input: the caller, the database, the time and the platform's services. */
export interface Context extends Services {
  /** The database, or the current transaction; pass it to `queries.ts`. */
  readonly db: Database | Transaction;
  /** The time of the call. */
  readonly now: Date;
  /** The real time, for sessions, step-ups, waits between codes and limits; the sandbox can move `now`, but not this. */
  readonly realNow: Date;
  /** Who calls: a browser, or the platform itself in a job or a command. */
  readonly caller: 'browser' | 'system';
  /** The browser of the request; one without cookies and headers if there is none. */
  readonly browser: Browser;
  /** Origin of links in emails and text messages. */
  readonly origin: string;
  /** The session of the caller, null for a visitor; left out if no one was looked up. */
  readonly session?: { readonly user_id: string } | null;
  /** The idempotency key of the call, if someone signed in sent one. */
  readonly idempotencyKey?: string;
  /** Id of the request in the log; null in jobs and commands. */
  readonly requestId: string | null;
  /**
   * Runs `work` in a transaction with this context; joins the current one. `work` can run again, so it must do nothing that
   * a rollback doesn't undo.
   */
  transaction<Self extends Context, Result>(
    this: Self,
    work: (tx: InTransaction<Self>) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}

/** A context whose database is a transaction. */
export type InTransaction<Self extends Context = Context> = Self & { readonly db: Transaction };
