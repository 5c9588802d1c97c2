import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { formatLogPath } from '../http/formatLogPath.ts';
import { insertErrorReport } from './queries.ts';

const clean = (text: string): string => text.replaceAll('\0', '');

const cleanOrNull = (text: string | null | undefined): string | null => (text ? clean(text) : null);

/** Records an error of somebody's browser; a query in its path is cut off, because it may hold what was typed. */
export const reportError = defineVerb(anyone, async ({ db }, { body: report }: RouteInput<'reportError'>) => {
  await insertErrorReport(db, {
    message: clean(report.message),
    stack: cleanOrNull(report.stack),
    path: cleanOrNull(report.path && formatLogPath(report.path.split(/[?#]/)[0] ?? '')),
    release: cleanOrNull(report.release),
    requestId: cleanOrNull(report.requestId),
  });
});
