import type { Queryable } from '../../platform/database/database.ts';

/** Whether an experiment runs, as stored; one that never ran has no row. */
export interface ExperimentRow {
  id: string;
  is_enabled: boolean;
  started_at: Date | null;
  stopped_at: Date | null;
}

/** The experiments that were ever started. */
export async function listExperimentRows(db: Queryable): Promise<ExperimentRow[]> {
  const { rows } = await db.query<ExperimentRow>({
    name: 'list-experiments',
    text: 'select id, is_enabled, started_at, stopped_at from experiments',
  });
  return rows;
}

/** Starts an experiment; nothing changes if it runs already. */
export async function enableExperiment(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(
    `insert into experiments (id, is_enabled, started_at) values ($1, true, $2)
      on conflict (id) do update set is_enabled = true, started_at = excluded.started_at, stopped_at = null
      where not experiments.is_enabled`,
    [id, now],
  );
}

/** Stops an experiment; nothing changes if it doesn't run. */
export async function disableExperiment(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('update experiments set is_enabled = false, stopped_at = $2 where id = $1 and is_enabled', [
    id,
    now,
  ]);
}

/** How many saw a variant, and how many of them reached the goal later that day. */
export interface VariantCount {
  variant: string;
  people: number;
  reached: number;
}

/** Counts people by day and variant since the experiment was last started; who saw two variants on a day is left out. */
export async function countVariants(db: Queryable, id: string, goal: string): Promise<VariantCount[]> {
  const { rows } = await db.query<VariantCount>(
    `with seen as (
        select day, visitor, min(variant) as variant, min(at) as at from events
        where experiment = $1 and at >= (select started_at from experiments where id = $1)
        group by day, visitor having count(distinct variant) = 1)
      select variant, count(*)::int as people, (count(*) filter (where exists (
          select from events e
          where e.day = seen.day and e.visitor = seen.visitor and e.name = $2 and e.at >= seen.at)))::int as reached
        from seen group by variant`,
    [id, goal],
  );
  return rows;
}
