import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { settleNotices } from '../notices/notify.ts';
import { type Confirmation, findClaim, lockEntityNumber, updateVerified } from './verificationQueries.ts';

/**
 * Confirms that a corporate is the company of its entity number; false when it was confirmed before. Of those that claim a number one
 * is confirmed: throws, with the field `uen`, when that is another.
 */
export async function markVerified(tx: Queryable, { id, by, now }: Confirmation): Promise<boolean> {
  const uen = (await findClaim(tx, id))?.uen ?? null;
  if (uen !== null) await lockEntityNumber(tx, uen);
  const claim = await findClaim(tx, id);
  if (!claim) throw new HttpError('not-found');
  if (claim.isVerified) return false;
  if (claim.isTaken) {
    throw new HttpError('invalid', { fields: [{ name: 'uen', reason: messages.uenTakenReason }] });
  }
  await updateVerified(tx, { id, by, now });
  await settleNotices(tx, 'company-unverified', id);
  return true;
}
