import type { Queryable } from '../database/database.ts';

/** Options of `send`. */
export interface SendOptions {
  /** Queues the job atomically with this transaction: only if it commits. */
  readonly tx?: Queryable;
  /** Deduplicates: only one job per key is queued while the first is stored. */
  readonly key?: string;
}

/** One attempt of a job. */
export interface JobAttempt {
  readonly id: string;
  /** Number of attempts, including this one. */
  readonly attempts: number;
  /** The failed job, if this one comes from a dead letter queue. */
  readonly source: { readonly id: string; readonly attempts: number } | null;
}

/** Handles a job; if it throws, the job is retried. */
export type JobHandler = (data: unknown, attempt: JobAttempt) => Promise<void>;

/** Options of a queue: retries, timeouts and dead letters. */
export interface Queue {
  readonly name: string;
  /** Maximum number of retries. */
  readonly retryLimit: number;
  /** Seconds until the first retry; exponential backoff doubles them. */
  readonly retrySeconds: number;
  readonly maxRetrySeconds: number;
  /** Seconds until a running job counts as failed; that of a dead process does after 20. */
  readonly expireSeconds: number;
  /** Maximum number of concurrent jobs per process. */
  readonly concurrency: number;
  /** Seconds until a waiting job expires. */
  readonly retentionSeconds?: number;
  /** Name of the dead letter queue; declare it before this one. */
  readonly deadLetter?: string;
}

/** Background and scheduled jobs; each runs once, in any process. */
export interface Jobs {
  /** Queues a job; it survives a restart. */
  send(name: string, data?: Readonly<Record<string, unknown>>, options?: SendOptions): Promise<void>;
  /** Registers the handler of a queue. */
  work(name: string, handle: JobHandler): Promise<void>;
  /** Queues jobs by a cron expression, in Singapore time. */
  schedule(name: string, cron: string): Promise<void>;
  /** Names of the queues this process handles. */
  listNames(): string[];
  /** Runs a scheduled job once, or all due jobs of another queue; throws what the job throws. */
  run(name: string): Promise<void>;
  /** Runs each job that was scheduled between two times once, then all due jobs. Throws if a job fails. */
  runMissed(from: Date, to: Date): Promise<void>;
  /** Waits until all due jobs are done, by any process. Throws after a minute. */
  finishDue(): Promise<void>;
  /** Stops fetching jobs and waits for running ones. */
  close(): Promise<void>;
}
