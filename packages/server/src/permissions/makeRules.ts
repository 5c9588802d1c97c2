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

/** The roles of a signed-in user's types, and of the corporate they act for; nobody signed in is a visitor. */
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

/** Conditions before they are checked: whoever is nobody leaves null in them. */
type Unchecked = Record<string, unknown>;

/** Joins what holds for the person with what holds for their corporate, where they act for one. */
const either = (own: Unchecked, ofCorporate: Unchecked | null): Unchecked =>
  ofCorporate === null ? own : { $or: [own, ofCorporate] };

/** What a row says of whose it is, as data that memory and SQL judge alike. */
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

/** What rules are made with besides the roles. */
export interface RuleFields {
  /** The corporate the session acts for. @default null */
  readonly corporateId?: string | null;
  /** @default policy */
  readonly lines?: readonly PolicyLine[];
}

/**
 * The rules of somebody with these roles, in the format of CASL; `userId` fills the conditions of what is one's own, and
 * `corporateId` those of what is the corporate's. Throws `RuleError` when such a line meets nobody: a rule about the rows of
 * nobody would be a rule about too many.
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

/** Whose rules are made: of a session, or as they are now. */
export interface RuleSubject {
  readonly user_id: string;
  readonly user_type_ids: readonly number[];
  readonly corporate_id: string | null;
  readonly corporate_role: CorporateRole | null;
  readonly is_operator: boolean;
}

/** The rules of whoever holds a session, as the membership of its corporate is at this moment. */
export const makeSessionRules = (actor: RuleSubject): PermissionRule[] =>
  makeRules(findRoles(actor.user_type_ids, actor.corporate_role, actor.is_operator), actor.user_id, {
    corporateId: actor.corporate_id,
  });
