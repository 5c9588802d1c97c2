import type { Jobs } from '../platform/jobs/Jobs.ts';

/** A job as it was queued. */
export interface QueuedJob {
  readonly name: string;
  readonly data: unknown;
}

/** Jobs that nobody does; what is sent in a transaction is due at once, and there when that has committed, as pg-boss writes it. */
export function makeTestJobs(queued: QueuedJob[], clock: () => Date): Jobs {
  return {
    async send(name, data = {}, { tx, key } = {}) {
      if (!tx) queued.push({ name, data });
      await tx?.query(
        `insert into jobs.job (name, data, singleton_key, singleton_on, start_after, policy, dead_letter, expire_seconds,
            retry_limit, retry_delay, retry_backoff, retry_delay_max)
          select name, $2, $3::text, case when $3::text is not null then 'epoch'::timestamp end, $4, policy, dead_letter,
              expire_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max
            from jobs.queue where name = $1
          on conflict do nothing`,
        [name, JSON.stringify(data), key ?? null, clock()],
      );
    },
    work: async () => undefined,
    schedule: async () => undefined,
    listNames: () => [],
    run: async () => undefined,
    runMissed: async () => undefined,
    finishDue: async () => undefined,
    close: async () => undefined,
  };
}
