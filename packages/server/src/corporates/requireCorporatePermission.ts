import type { InTransaction } from '../calling/Context.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Action, Subject } from '../permissions/policy.ts';
import { requirePermission } from '../permissions/requirePermission.ts';
import type { SignedIn } from '../sessions/whoMayAsk.ts';
import { type CorporateHolder, holdCorporate } from './holdCorporate.ts';

/**
 * Throws when whoever asks may not do this in the corporate they act for, by what they are there at this moment; it is kept from
 * others until the transaction ends. For somebody who acts for no corporate, what is asked about by its id is not there.
 */
export async function requireCorporatePermission(
  { db, session }: InTransaction<SignedIn>,
  action: Action,
  subject: Subject,
): Promise<CorporateHolder> {
  const holder = await holdCorporate(db, session);
  if (!holder) throw new RefusedError(action === 'create' ? 'not-allowed' : 'not-found');
  requirePermission(holder, action, subject, { corporateId: holder.corporate_id });
  return holder;
}
