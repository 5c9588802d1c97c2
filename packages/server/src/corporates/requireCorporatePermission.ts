import type { InTransaction } from '../calling/Context.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Action, Subject } from '../permissions/policy.ts';
import { requirePermission } from '../permissions/requirePermission.ts';
import type { SignedIn } from '../sessions/whoMayAsk.ts';
import { type LockedCorporate, lockCorporate } from './lockCorporate.ts';

/**
 * Throws when whoever asks may not do this in the corporate they act for, by what they are there at this moment; it is kept from
 * others until the transaction ends. For somebody who acts for no corporate, what is asked about by its id is not there.
 */
export async function requireCorporatePermission(
  { db, session }: InTransaction<SignedIn>,
  action: Action,
  subject: Subject,
): Promise<LockedCorporate> {
  const lockedCorporate = await lockCorporate(db, session);
  if (!lockedCorporate) throw new HttpError(action === 'create' ? 'not-allowed' : 'not-found');
  requirePermission(lockedCorporate, action, subject, { corporateId: lockedCorporate.corporate_id });
  return lockedCorporate;
}
