import { randomUUID } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import { createEmbedSession } from '../../platform/sessions/embedSession.ts';
import { mayUseSandbox } from '../../platform/settings/mayUseSandbox.ts';
import * as messages from '../messages.ts';
import type { PartnerRow } from '../partners/PartnerRow.ts';
import { listPublicKeys } from '../partners/queries.ts';
import { lockSite, type ShownSite } from '../sites/siteQueries.ts';
import { type EmbedToken, parseEmbedToken } from './parseEmbedToken.ts';
import { findPerson, insertPerson, insertToken, renamePerson } from './queries.ts';

/** The user of a token's person, who is added when they come for the first time. The partner is locked, so nobody is added twice. */
async function admitPerson(
  { db, now, settings }: InTransaction,
  { key: partnerKey, name: partnerName }: PartnerRow,
  { subject, name }: EmbedToken,
): Promise<string> {
  const known = await findPerson(db, partnerKey, subject);
  if (known) {
    if (name !== null && name !== known.name) await renamePerson(db, known.user_id, name);
    return known.user_id;
  }
  const userId = randomUUID();
  const isSample = mayUseSandbox(settings);
  const named = name ?? messages.customerOf(partnerName);
  await insertPerson(db, { partnerKey, subject, userId, name: named, isSample }, now);
  return userId;
}

/** The user that a token is about; null for a test key, which admits nobody. Throws if the token is wrong, or was used before. */
async function spendToken(tx: InTransaction, partner: ShownSite, token: string): Promise<string | null> {
  const { db, origin, settings, realNow } = tx;
  const { key: partnerKey } = partner;
  const audiences = [origin, ...(settings.embedOrigin === null ? [] : [settings.embedOrigin])];
  const keys = await listPublicKeys(db, partnerKey);
  const parsed = await parseEmbedToken(token, partner, { keys, audiences, now: realNow });
  if (!(await insertToken(db, { partnerKey, ...parsed })))
    throw new HttpError('wrong-state', {
      message: messages.embedTokenUsed,
      fields: [{ name: 'jti', reason: common.tokenUsedReason }],
    });
  return partner.is_test ? null : admitPerson(tx, partner, parsed);
}

/**
 * Starts the session of a frame: of the person that a partner's token is about, or of a guest. Throws if no live partner has the key, or
 * the token is wrong or was used before.
 */
export const startEmbedSession = defineVerb(
  anyone,
  (ctx, { body }: RouteInput<'startEmbedSession'>): Promise<RouteAnswer<'startEmbedSession'>> =>
    ctx.transaction(async (tx) => {
      const partner = await lockSite(tx.db, body.key);
      if (!partner)
        throw new HttpError('not-found', {
          message: messages.noPartner,
          fields: [{ name: 'key', reason: messages.noPartnerReason }],
        });
      const userId = body.token === undefined ? null : await spendToken(tx, partner, body.token);
      const session = { partnerKey: partner.key, userId, isTest: partner.is_test };
      const { bearer, expiresAt } = await createEmbedSession(tx.db, session, tx.realNow);
      return { bearer, expiresAt: expiresAt.toISOString() };
    }),
);
