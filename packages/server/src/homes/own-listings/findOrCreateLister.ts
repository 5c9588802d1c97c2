import type { Queryable } from '../../platform/database/database.ts';
import { findListerId, upsertCorporateLister, upsertUserLister } from './listerQueries.ts';

/** Who lets: a corporate, or a user as an owner or an agent. */
export type LettingParty =
  | { readonly corporateId: string }
  | { readonly userId: string; readonly kind: 'owner' | 'agent' };

/** Id of the lister of whoever lets; created from their account if there is none yet. */
export async function findOrCreateLister(tx: Queryable, side: LettingParty): Promise<string> {
  if ('corporateId' in side) return upsertCorporateLister(tx, side.corporateId);
  return (await findListerId(tx, side)) ?? upsertUserLister(tx, side);
}
