import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import * as messages from '../messages.ts';
import { type Confirmation, findClaim, lockEntityNumber, updateVerified } from './verificationQueries.ts';

/**
 * Marks a corporate as verified; false if it was already. Only one corporate per entity number can be: throws, with the field `uen`, if
 * another one is.
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
