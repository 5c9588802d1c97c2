import { PEOPLE_KEPT_MS } from '../../partner-sites/partners/endPartner.ts';
import { endPartnerRow, insertPeopleDeletions } from '../../partner-sites/partners/queries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { mayUseDesk } from '../desk/whoMayAsk.ts';

/** Ends a partner, as `endPartner` does. Throws if no live one has the key. */
export const endDeskPartner = defineVerb(
  mayUseDesk,
  (ctx, { key }: RouteInput<'endDeskPartner'>): Promise<void> =>
    ctx.transaction(async ({ db, now, session }) => {
      if (!(await endPartnerRow(db, key, now))) throw new HttpError('not-found');
      await insertPeopleDeletions(db, key, { askedAt: now, dueAt: new Date(now.getTime() + PEOPLE_KEPT_MS) });
      const details = { partner: key };
      await recordAudit(db, { userId: session.user_id, action: 'partner-site-ended', details }, now);
    }),
);
