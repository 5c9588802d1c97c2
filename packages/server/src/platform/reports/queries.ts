import type { Queryable } from '../database/database.ts';

/** A row of `error_reports`. */
export interface ErrorReportRow {
  message: string;
  stack: string | null;
  path: string | null;
  release: string | null;
  requestId: string | null;
}

/** Inserts one report. */
export async function insertErrorReport(db: Queryable, row: ErrorReportRow): Promise<void> {
  await db.query(
    'insert into error_reports (message, stack, path, release, request_id) values ($1, $2, $3, $4, $5)',
    [row.message, row.stack, row.path, row.release, row.requestId],
  );
}
