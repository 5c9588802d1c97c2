import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
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
export const settleReport = defineVerb(
  system,
  (ctx, settlement: Settlement): Promise<boolean> =>
    ctx.transaction(async ({ db, now }) => {
      const settled = await settleReportRow(db, { ...settlement, now });
      if (settled && settlement.outcome === 'removed') await closeListing(db, settled.listing_id);
      return settled !== null;
    }),
);
