import type { PermissionRule } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { findRoles, makeRules, makeSessionRules } from '../permissions/makeRules.ts';
import { findSession } from './session.ts';

/** What the holder of a session secret may do; nobody signed in gets a visitor's rules. */
export async function listPermissions(
  db: Queryable,
  secret: string | null,
  now: Date,
): Promise<PermissionRule[]> {
  const session = await findSession(db, secret, now);
  return session ? makeSessionRules(session) : makeRules(findRoles(null), null);
}
