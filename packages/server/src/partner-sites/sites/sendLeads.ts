import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { restartDelivery } from '../leads/leadQueries.ts';
import { queueDelivery, recordLead } from '../leads/recordLead.ts';
import { requireSite } from './requireSite.ts';

/** Sends an invented lead to the webhook of a site, with `test: true`. */
export const sendTestLead = defineVerb(
  signedIn,
  (ctx, { key }: RouteInput<'sendTestLead'>): Promise<RouteAnswer<'sendTestLead'>> =>
    ctx.transaction(async (tx) => {
      const { corporate_id: corporateId, user_id: userId } = await requireSite(tx, 'update', key);
      const lead = { partnerKey: key, isTest: true, messageId: null, listingId: null };
      const id = await recordLead(tx, lead);
      if (id === null) throw new HttpError('not-found');
      const details = { corporateId, partner: key, lead: id };
      await recordAudit(tx.db, { userId, action: 'partner-lead-sent', details }, tx.now);
      return { id };
    }),
);

/** Sends a lead to the webhook of its site again, with the same id. Throws if it is being sent. */
export const resendLead = defineVerb(
  signedIn,
  (ctx, { key, body: { id } }: RouteInput<'resendLead'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const { corporate_id: corporateId, user_id: userId } = await requireSite(tx, 'update', key);
      const sendings = await restartDelivery(tx.db, key, id);
      if (sendings === null) throw new HttpError('not-found');
      if (sendings === 'waiting') throw new HttpError('wrong-state');
      await queueDelivery(tx, id, sendings);
      const details = { corporateId, partner: key, lead: id };
      await recordAudit(tx.db, { userId, action: 'partner-lead-sent', details }, tx.now);
    }),
);
