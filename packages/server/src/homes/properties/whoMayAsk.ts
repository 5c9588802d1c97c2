import { lockCorporate } from '../../companies/corporates/lockCorporate.ts';
import type { Context, InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { RuleSubject } from '../../platform/permissions/makeRules.ts';
import type { Action } from '../../platform/permissions/policy.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import type { UnitRow } from './unitQueries.ts';

/** Who owns a unit. */
export type UnitOwner = { readonly userId: string } | { readonly corporateId: string };

/** As whom a user may do this to units: the corporate they act for, else themselves; null if neither. */
function findOwner(session: RuleSubject, action: Action): UnitOwner | null {
  const { user_id: userId, corporate_id: corporateId } = session;
  const owners: UnitOwner[] = [...(corporateId === null ? [] : [{ corporateId }]), { userId }];
  return owners.find((owner) => hasPermission(session, action, 'Property', owner)) ?? null;
}

/** A user who acts for no corporate any more. */
const leaveCorporate = (session: RuleSubject): RuleSubject => ({
  ...session,
  corporate_id: null,
  corporate_role: null,
  is_operator: false,
});

/**
 * As whom a user creates units, with the corporate locked and the role in it read under the lock. Throws if they may not.
 */
export async function requireOwner({ db, session }: InTransaction<SignedIn>): Promise<UnitOwner> {
  const owner = findOwner((await lockCorporate(db, session)) ?? leaveCorporate(session), 'create');
  if (!owner) throw new HttpError('not-allowed');
  return owner;
}

async function admit(ctx: Context, action: Action): Promise<SignedIn> {
  const admitted = await signedIn(ctx);
  if (!findOwner(admitted.session, action)) throw new HttpError('not-allowed');
  return admitted;
}

/** Owners, agents, and the people of a corporate. */
export const mayListProperties = (ctx: Context): Promise<SignedIn> => admit(ctx, 'read');

/** The same, to add a unit. */
export const mayCreateProperty = (ctx: Context): Promise<SignedIn> => admit(ctx, 'create');

/** Whether a user may do this to a unit as its owner, or for the corporate that owns it. */
export const isOwnedBy = (
  {
    owner_user_id: userId,
    owner_corporate_id: corporateId,
  }: Pick<UnitRow, 'owner_user_id' | 'owner_corporate_id'>,
  session: RuleSubject,
  action: Action,
): boolean => hasPermission(session, action, 'Property', { userId, corporateId });
