import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { findClaim, listOwnClaims, lockEntityNumber, updateVerified } from './verificationQueries.ts';

/**
 * Verifies the user's unverified corporate when they log in at an issuer for its entity number, if they are its administrator and no
 * other corporate is verified with it.
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
