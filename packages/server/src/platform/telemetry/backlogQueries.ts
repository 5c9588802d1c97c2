import type { Queryable } from '../database/database.ts';

/** What waits and what failed in a queue. */
export interface QueueBacklog {
  readonly queue: string;
  /** Queued, or waiting for another try. */
  readonly waiting: number;
  /** How long the oldest due job has been waiting. */
  readonly overdueSeconds: number;
  /** Failed for good in the last 24 hours. */
  readonly failed: number;
  /** All that were given up, if it is a dead letter queue; else null. */
  readonly dead: number | null;
}

/** The backlog of every queue. */
export async function listBacklog(db: Queryable): Promise<QueueBacklog[]> {
  const { rows } = await db.query<QueueBacklog>(
    `select q.name as queue, coalesce(j.waiting, 0) as waiting, coalesce(j.overdue, 0) as "overdueSeconds",
        coalesce(j.failed, 0) as failed, d.dead
      from jobs.queue q
      left join (select name,
          (count(*) filter (where state in ('created', 'retry')))::int as waiting,
          extract(epoch from jobs.job_now() - min(start_after)
            filter (where state in ('created', 'retry') and start_after <= jobs.job_now()))::float8 as overdue,
          (count(*) filter (where state = 'failed' and completed_on > jobs.job_now() - interval '1 day'))::int as failed
        from jobs.job where state in ('created', 'retry', 'failed') group by name) j on j.name = q.name
      left join lateral (select count(*)::int as dead from jobs.job where name = q.name
          having exists (select from jobs.queue source where source.dead_letter = q.name)) d on true
      order by q.name`,
  );
  return rows;
}

/** The size of the database on its disk, in bytes. */
export async function measureDatabase(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return rows[0]?.bytes ?? 0;
}
