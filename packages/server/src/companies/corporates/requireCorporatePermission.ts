import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { Action, Subject } from '../../platform/permissions/policy.ts';
import { requirePermission } from '../../platform/permissions/requirePermission.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type LockedCorporate, lockCorporate } from './lockCorporate.ts';

/**
 * Throws if the user may not do this in the current corporate, by their role read under a lock, which is held until the transaction
 * ends. Without a corporate, things looked up by id are not found.
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
