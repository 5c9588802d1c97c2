import { recordAudit } from '../audit/recordAudit.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import { settleNotices } from '../notices/notify.ts';
import { closeListing, settleReportRow } from './queries.ts';
import { maySettleReports } from './whoMayAsk.ts';

/**
 * Settles one waiting report, once; a removed listing is closed in the same transaction. Throws when none waits under this id.
 */
export const settleReport = defineVerb(maySettleReports, (ctx, { id, body }: RouteInput<'settleReport'>) =>
  ctx.transaction(async ({ db, session, now }) => {
    const { outcome, note = null } = body;
    const settled = /^[1-9]\d{0,8}$/.test(id)
      ? await settleReportRow(db, { id: Number(id), outcome, note, now })
      : null;
    if (!settled) throw new HttpError('not-found');
    if (outcome === 'removed') await closeListing(db, settled.listing_id);
    await settleNotices(db, 'listing-reported', id);
    const details = { report: id, outcome };
    await recordAudit(db, { userId: session?.user_id ?? 'system', action: 'report-settled', details }, now);
  }),
);
