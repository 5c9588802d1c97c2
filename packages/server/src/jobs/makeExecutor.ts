import type { QueryResultRow } from 'pg';
import type { Queryable } from '../database/database.ts';

/** What runs the statements of pg-boss. */
export interface Executor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: QueryResultRow[] }>;
}

/** The moment the process's clock was moved to, or null where it says what it really is. */
export type FindMovedTime = () => Date | null;

/**
 * Runs the statements of pg-boss on our database. All of them ask `jobs.job_now()` what time it is; where the clock of this
 * process was moved they are given its time instead, and other processes on the same database notice nothing.
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
