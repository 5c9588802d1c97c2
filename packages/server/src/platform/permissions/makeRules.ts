import type { CorporateRole, PermissionRule } from '@sewa/api/client';
import { checkRules } from '@sewa/auth/rules';
import { type PolicyLine, policy, type Role, type Whose } from './policy.ts';

/** Roles of the sign-up user types: 1 tenant, 2 landlord, 3 main agent, 4 corporate user. */
const roleByType: Readonly<Record<number, Role>> = {
  1: 'tenant',
  2: 'owner',
  3: 'mainAgent',
  4: 'corporate',
};

/** The roles of a user, from their user types and current corporate; `visitor` if no one is signed in. */
export const findRoles = (
  userTypeIds: readonly number[] | null,
  corporateRole: CorporateRole | null = null,
  isOperator = false,
): Role[] =>
  userTypeIds === null
    ? ['visitor']
    : [
        ...userTypeIds.flatMap((id) => roleByType[id] ?? []),
        ...(corporateRole === null ? [] : [corporateRole]),
        ...(isOperator ? (['operator'] as const) : []),
      ];

/** Conditions that can still contain null, for a visitor or without a corporate. */
type Unchecked = Record<string, unknown>;

/** Joins the user's condition and that of their corporate, if any, with `or`. */
const either = (own: Unchecked, ofCorporate: Unchecked | null): Unchecked =>
  ofCorporate === null ? own : { $or: [own, ofCorporate] };

/** The ownership conditions of each subject, as data that works in memory and in SQL. */
const conditionsOf: Readonly<
  Record<Whose, (userId: string | null, corporateId: string | null) => Unchecked>
> = {
  own: (userId) => ({ userId }),
  corporate: (_, corporateId) => ({ corporateId }),
  'own-or-corporate': (userId, corporateId) =>
    either({ userId }, corporateId === null ? null : { corporateId }),
  party: (userId, corporateId) =>
    either(
      { partyUserIds: { $hasAny: [userId] } },
      corporateId === null ? null : { partyCorporateIds: { $hasAny: [corporateId] } },
    ),
};

/** Options of `makeRules`. */
export interface RuleFields {
  /** The current corporate. @default null */
  readonly corporateId?: string | null;
  /** @default policy */
  readonly lines?: readonly PolicyLine[];
}

/**
 * Makes the rules for these roles, in the format of CASL; `userId` and `corporateId` fill the ownership conditions. Throws
 * `RuleError` if a line needs an id that is missing, because its rule would match too many rows.
 */
export function makeRules(
  roles: readonly Role[],
  userId: string | null,
  { corporateId = null, lines = policy }: RuleFields = {},
): PermissionRule[] {
  const rules = lines
    .filter((line) => line.roles.some((role) => roles.includes(role)))
    .map(({ action, subject, of, where }) => {
      const conditions = { ...(of && conditionsOf[of](userId, corporateId)), ...where };
      return { action, subject, ...(of || where ? { conditions } : {}) };
    });
  checkRules(rules);
  return rules;
}

/** The user to make rules for, or a visitor. */
export interface RuleSubject {
  readonly user_id: string;
  readonly user_type_ids: readonly number[];
  readonly corporate_id: string | null;
  readonly corporate_role: CorporateRole | null;
  readonly is_operator: boolean;
}

/** Makes the rules of a session, from the current membership of its corporate. */
export const makeSessionRules = (actor: RuleSubject): PermissionRule[] =>
  makeRules(findRoles(actor.user_type_ids, actor.corporate_role, actor.is_operator), actor.user_id, {
    corporateId: actor.corporate_id,
  });
