import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { RuleHolder } from '../permissions/makeRules.ts';
import { lockRole } from './queries.ts';

/** Somebody who acts for a corporate. */
export type CorporateHolder = RuleHolder & { readonly corporate_id: string };

/**
 * Keeps the corporate a session acts for from others until the transaction ends, and says what its user is there by then.
 * Null when they act for none, also when they were taken out a moment ago.
 */
export async function holdCorporate(tx: Queryable, session: RuleHolder): Promise<CorporateHolder | null> {
  const { user_id, user_type_ids, corporate_id } = session;
  if (corporate_id === null) return null;
  const corporate_role = await lockRole(tx, corporate_id, user_id);
  return corporate_role && { user_id, user_type_ids, corporate_id, corporate_role };
}

/** The same for what is asked about by its id, which is not there for somebody who acts for no corporate. */
export async function getCorporate(tx: Queryable, session: RuleHolder): Promise<CorporateHolder> {
  const holder = await holdCorporate(tx, session);
  if (!holder) throw new RefusedError('not-found');
  return holder;
}
