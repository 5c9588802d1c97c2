/** Work that is done later or at fixed times, once, by whichever process has time. */
export interface Jobs {
  /** Queues a job; it outlives the process. */
  send(name: string, data?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Does the jobs of a name as they come; a thrown error makes a job be tried again. */
  work(name: string, handle: (data: unknown) => Promise<void>): Promise<void>;
  /** Queues a job of a name at the times of a cron expression, Singapore time. */
  schedule(name: string, cron: string): Promise<void>;
  /** Stops taking jobs and waits for those in hand. */
  close(): Promise<void>;
}
