import { recordAudit } from '../audit/recordAudit.ts';
import type { Transaction } from '../database/database.ts';
import { settleNotices } from '../notices/notify.ts';
import { findClaim, listOwnClaims, lockEntityNumber, updateVerified } from './verificationQueries.ts';

/**
 * Confirms the corporate of an entity number for which somebody logged in at an issuer, where they administer one that waits for it
 * and nobody else was confirmed.
 */
export async function verifyByIssuer(
  tx: Transaction,
  { userId, entityNumber, by }: { userId: string; entityNumber: string; by: string },
  now: Date,
): Promise<void> {
  await lockEntityNumber(tx, entityNumber);
  const [id] = await listOwnClaims(tx, userId, entityNumber);
  if (id === undefined || (await findClaim(tx, id))?.isTaken) return;
  await updateVerified(tx, { id, by: 'issuer', now });
  await settleNotices(tx, 'company-unverified', id);
  await recordAudit(tx, { userId, action: 'corporate-verified', details: { corporateId: id, by } }, now);
}
