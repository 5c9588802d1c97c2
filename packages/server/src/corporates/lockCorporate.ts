import type { Queryable } from '../database/database.ts';
import type { RuleSubject } from '../permissions/makeRules.ts';
import { lockRole } from './queries.ts';

/** Somebody who acts for a corporate. */
export type LockedCorporate = RuleSubject & { readonly corporate_id: string };

/**
 * Keeps the corporate a session acts for from others until the transaction ends, and says what its user is there by then.
 * Null when they act for none, also when they were taken out a moment ago.
 */
export async function lockCorporate(tx: Queryable, session: RuleSubject): Promise<LockedCorporate | null> {
  const { user_id, user_type_ids, corporate_id } = session;
  if (corporate_id === null) return null;
  const found = await lockRole(tx, corporate_id, user_id);
  return found && { user_id, user_type_ids, corporate_id, ...found };
}
