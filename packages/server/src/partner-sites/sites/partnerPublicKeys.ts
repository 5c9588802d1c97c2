import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../../platform/messages/messages.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type ParsedPublicKey, parsePublicKey } from '../partners/parsePublicKey.ts';
import { insertPublicKey } from '../partners/queries.ts';
import { requireSite } from './requireSite.ts';
import { endPublicKeyRow, findKeyState } from './siteQueries.ts';

/** The most public keys of one site: one that signs, one that will, and some to spare. */
const MAX_KEYS = 5;

const refuse = (reason: string): HttpError =>
  new HttpError('invalid', { fields: [{ name: 'publicKey', reason }] });

function parse(text: string): ParsedPublicKey {
  try {
    return parsePublicKey(text);
  } catch {
    throw refuse(messages.publicKeyReason);
  }
}

/** Lets a site of the current corporate sign tokens with another key; the same key again changes nothing. */
export const addPartnerPublicKey = defineVerb(
  signedIn,
  (ctx, { key, body }: RouteInput<'addPartnerPublicKey'>): Promise<RouteAnswer<'addPartnerPublicKey'>> =>
    ctx.transaction(async (tx) => {
      const { corporate_id: corporateId, user_id: userId } = await requireSite(tx, 'update', key);
      const { pem, fingerprint } = parse(body.publicKey);
      const known = await findKeyState(tx.db, key, fingerprint);
      if (known.isEnded) throw refuse(messages.publicKeyEndedReason);
      if (known.isLive) return { fingerprint };
      if (known.count >= MAX_KEYS) throw refuse(messages.tooManyKeysReason(MAX_KEYS));
      await insertPublicKey(tx.db, { partnerKey: key, fingerprint, pem }, tx.now);
      const details = { corporateId, partner: key, fingerprint: fingerprint.slice(0, 16) };
      await recordAudit(tx.db, { userId, action: 'partner-key-added', details }, tx.now);
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
