import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { addKeyOf } from './addKeyOf.ts';
import { requireSite } from './requireSite.ts';
import { endPublicKeyRow } from './siteQueries.ts';

/** Lets a site of the current corporate sign tokens with another key; the same key again changes nothing. */
export const addPartnerPublicKey = defineVerb(
  signedIn,
  (ctx, { key, body }: RouteInput<'addPartnerPublicKey'>): Promise<RouteAnswer<'addPartnerPublicKey'>> =>
    ctx.transaction(async (tx) => {
      const { corporate_id: corporateId, user_id: userId } = await requireSite(tx, 'update', key);
      const { fingerprint, isNew } = await addKeyOf(tx.db, { partnerKey: key, text: body.publicKey }, tx.now);
      const details = { corporateId, partner: key, fingerprint: fingerprint.slice(0, 16) };
      if (isNew) await recordAudit(tx.db, { userId, action: 'partner-key-added', details }, tx.now);
      return { fingerprint };
    }),
);

/** Ends a public key of a site: tokens it signed are refused at once, and people start new sessions. */
export const endPartnerPublicKey = defineVerb(
  signedIn,
  (ctx, { key, body: { fingerprint } }: RouteInput<'endPartnerPublicKey'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const { corporate_id: corporateId, user_id: userId } = await requireSite(tx, 'delete', key);
      if (!(await endPublicKeyRow(tx.db, key, fingerprint, tx.now))) throw new HttpError('not-found');
      const details = { corporateId, partner: key, fingerprint: fingerprint.slice(0, 16) };
      await recordAudit(tx.db, { userId, action: 'partner-key-ended', details }, tx.now);
    }),
);
