import type { Queryable } from '../database/database.ts';

/** How a job is queued. */
export interface SendOptions {
  /** The transaction of what the job follows from: it is queued when that commits, and not at all when it is rolled back. */
  readonly tx?: Queryable;
  /** Of one key one job is queued, as long as the first is remembered. */
  readonly key?: string;
}

/** One try of a job. */
export interface JobAttempt {
  readonly id: string;
  /** This one counted. */
  readonly attempts: number;
  /** The job that failed for good, where this one was made of it. */
  readonly source: { readonly id: string; readonly attempts: number } | null;
}

/** Does one job of a queue; what it throws makes the job be tried again. */
export type JobHandler = (data: unknown, attempt: JobAttempt) => Promise<void>;

/** Rules of a queue: how often and how long its jobs are tried, and where those go that failed for good. */
export interface Queue {
  readonly name: string;
  /** Tries after the first. */
  readonly retryLimit: number;
  /** Seconds to the second try; they double from try to try. */
  readonly retrySeconds: number;
  readonly maxRetrySeconds: number;
  /** Seconds after which a job counts as failed because its process is gone. */
  readonly expireSeconds: number;
  /** How many jobs one process does at the same time. */
  readonly concurrency: number;
  /** Seconds for which a job may wait. */
  readonly retentionSeconds?: number;
  /** The queue that gets what failed for good; declared before this one. */
  readonly deadLetter?: string;
}

/** Work that is done later or at fixed times, once, by whichever process has time. */
export interface Jobs {
  /** Queues a job; it outlives the process. */
  send(name: string, data?: Readonly<Record<string, unknown>>, options?: SendOptions): Promise<void>;
  /** Does the jobs of a name as they come. */
  work(name: string, handle: JobHandler): Promise<void>;
  /** Queues a job of a name at the times of a cron expression, Singapore time. */
  schedule(name: string, cron: string): Promise<void>;
  /** Names of the jobs this process does. */
  listNames(): string[];
  /** Does a job of fixed times once, or whatever of another is due; throws what it throws. */
  run(name: string): Promise<void>;
  /** Does once what fixed times between two moments would have queued, then what is due at the second. Throws when a job fails. */
  runMissed(from: Date, to: Date): Promise<void>;
  /** Waits until everything is done that is due now, by this process or another. Throws when that takes a minute. */
  finishDue(): Promise<void>;
  /** Stops taking jobs and waits for those in hand. */
  close(): Promise<void>;
}
