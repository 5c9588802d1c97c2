import type { PermissionRule } from '@sewa/api/client';
import { checkRules } from '@sewa/auth/rules';
import { type PolicyLine, policy, type Role } from './policy.ts';

/** Roles of the sign-up user types: 1 tenant, 2 landlord, 3 main agent, 4 corporate user. */
const roleByType: Readonly<Record<number, Role>> = {
  1: 'tenant',
  2: 'owner',
  3: 'mainAgent',
  4: 'corporate',
};

/** The roles of a signed-in user's types; nobody signed in is a visitor. */
export const findRoles = (userTypeIds: readonly number[] | null): Role[] =>
  userTypeIds === null ? ['visitor'] : userTypeIds.flatMap((id) => roleByType[id] ?? []);

/**
 * The rules of somebody with these roles, in the format of CASL; `userId` fills the conditions of what is one's own. Throws
 * `RuleError` when such a line meets nobody: a rule about the rows of nobody would be a rule about too many.
 */
export function makeRules(
  roles: readonly Role[],
  userId: string | null,
  lines: readonly PolicyLine[] = policy,
): PermissionRule[] {
  const rules = lines
    .filter((line) => line.roles.some((role) => roles.includes(role)))
    .map(({ action, subject, isOwnOnly }) => ({
      action,
      subject,
      ...(isOwnOnly ? { conditions: { userId } } : {}),
    }));
  checkRules(rules);
  return rules;
}
