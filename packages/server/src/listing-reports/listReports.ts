import type { ReportEntry } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { listReportRows } from './queries.ts';
import { mayReadReports } from './whoMayAsk.ts';

/** The reported listings that wait, the oldest first, for operators. */
export const listReports = defineVerb(mayReadReports, async ({ db }): Promise<ReportEntry[]> => {
  const rows = await listReportRows(db, false);
  return rows.map(({ id, reason, message, created_at, listing_id, slug, listing_status, lister_name }) => ({
    id,
    reason,
    message,
    reportedAt: created_at.toISOString(),
    listing: { id: listing_id, slug, status: listing_status, listerName: lister_name },
  }));
});
