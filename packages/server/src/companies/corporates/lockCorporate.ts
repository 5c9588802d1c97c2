import type { Queryable } from '../../platform/database/database.ts';
import type { RuleSubject } from '../../platform/permissions/makeRules.ts';
import { lockRole } from './queries.ts';

/** A user who acts for a corporate. */
export type LockedCorporate = RuleSubject & { readonly corporate_id: string };

/**
 * Locks the current corporate until the transaction ends; returns the user's role in it, read under the lock. Null if they act for
 * none, or were just removed.
 */
export async function lockCorporate(tx: Queryable, session: RuleSubject): Promise<LockedCorporate | null> {
  const { user_id, user_type_ids, corporate_id } = session;
  if (corporate_id === null) return null;
  const found = await lockRole(tx, corporate_id, user_id);
  return found && { user_id, user_type_ids, corporate_id, ...found };
}
