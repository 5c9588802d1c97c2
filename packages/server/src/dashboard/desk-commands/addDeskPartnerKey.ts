import type { RouteAnswer } from '@sewa/api/client';
import { lockLivePartner } from '../../partner-sites/partners/queries.ts';
import { addKeyOf } from '../../partner-sites/sites/addKeyOf.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { mayUseDesk } from '../desk/whoMayAsk.ts';

/** Lets a partner sign tokens with a key; the same key again changes nothing. Throws if no live partner has the key. */
export const addDeskPartnerKey = defineVerb(
  mayUseDesk,
  (ctx, { key, body }: RouteInput<'addDeskPartnerKey'>): Promise<RouteAnswer<'addDeskPartnerKey'>> =>
    ctx.transaction(async ({ db, now, session }) => {
      if (!(await lockLivePartner(db, key))) throw new HttpError('not-found');
      const { fingerprint, isNew } = await addKeyOf(db, { partnerKey: key, text: body.publicKey }, now);
      const details = { partner: key, fingerprint: fingerprint.slice(0, 16) };
      if (isNew)
        await recordAudit(db, { userId: session.user_id, action: 'partner-key-added', details }, now);
      return { fingerprint };
    }),
);
