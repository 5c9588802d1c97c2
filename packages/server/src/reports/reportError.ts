import type { RouteParams } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { writeLogPath } from '../http/writeLogPath.ts';
import { insertErrorReport } from './queries.ts';

/** What a browser reports. */
export type ErrorReport = RouteParams<'reportError'>['body'];

const clean = (text: string): string => text.replaceAll('\0', '');

const cleanOrNull = (text: string | null | undefined): string | null => (text ? clean(text) : null);

/** Records an error of somebody's browser; a query in its path is cut off, because it may hold what was typed. */
export async function reportError(db: Queryable, report: ErrorReport): Promise<void> {
  await insertErrorReport(db, {
    message: clean(report.message),
    stack: cleanOrNull(report.stack),
    path: cleanOrNull(report.path && writeLogPath(report.path.split(/[?#]/)[0] ?? '')),
    release: cleanOrNull(report.release),
    requestId: cleanOrNull(report.requestId),
  });
}
