import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { PEOPLE_KEPT_MS } from '../partners/endPartner.ts';
import { endPartnerRow, insertPeopleDeletions } from '../partners/queries.ts';
import { requireSite } from './requireSite.ts';

/** Ends a site of the current corporate, as `endPartner` does: its keys stop working at once, and its people's accounts end in 30 days. */
export const endPartnerSite = defineVerb(
  signedIn,
  (ctx, { key }: RouteInput<'endPartnerSite'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const { db, now } = tx;
      const { corporate_id: corporateId, user_id: userId } = await requireSite(tx, 'delete', key);
      await endPartnerRow(db, key, now);
      await insertPeopleDeletions(db, key, { askedAt: now, dueAt: new Date(now.getTime() + PEOPLE_KEPT_MS) });
      const details = { corporateId, partner: key };
      await recordAudit(db, { userId, action: 'partner-site-ended', details }, now);
    }),
);
