import type { QueryResultRow } from 'pg';
import type { Queryable } from '../database/database.ts';

/** Runs the statements of pg-boss. */
export interface Executor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: QueryResultRow[] }>;
}

/** The time of the process's moved clock, or null if it shows the real time. */
export type FindMovedTime = () => Date | null;

/**
 * Runs the statements of pg-boss on our database. They get the time from `jobs.job_now()`; if the clock of this process was moved,
 * they get its time instead, without affecting other processes.
 */
export const makeExecutor = (db: Queryable, findMovedTime: FindMovedTime): Executor => ({
  executeSql(text, values) {
    const moved = findMovedTime();
    const statement = moved
      ? text.replaceAll('jobs.job_now()', `'${moved.toISOString()}'::timestamptz`)
      : text;
    return db.query(statement, values);
  },
});
