import type { Database } from '../database/database.ts';
import { closeListing, type ReportOutcome, settleReportRow } from './queries.ts';

/** How a report is settled. */
export interface Settlement {
  /** Number of the report in the queue. */
  id: number;
  /** `removed` takes the listing off the market. */
  outcome: ReportOutcome;
  /** Why, for whoever looks later. */
  note: string | null;
}

/** Settles one waiting report, once; a removed listing is closed in the same transaction. False when none waits under this id. */
export async function settleReport(db: Database, settlement: Settlement, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const settled = await settleReportRow(tx, { ...settlement, now });
    if (settled && settlement.outcome === 'removed') await closeListing(tx, settled.listing_id);
    return settled !== null;
  });
}
