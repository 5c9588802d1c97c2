import type { Queryable } from '../../platform/database/database.ts';
import { refreshListing } from '../own-listings/refreshListing.ts';
import type { UnitAddress } from './addressKey.ts';
import type { FactColumns } from './parseUnit.ts';
import { listOpenListings, updateUnit } from './unitChangeQueries.ts';

/** Writes a locked unit, and what of it stands in its listings; returns its next version. */
export async function writeUnit(
  tx: Queryable,
  id: string,
  content: { address: UnitAddress; facts: FactColumns },
  today: string,
): Promise<number> {
  const version = await updateUnit(tx, id, content);
  for (const listingId of await listOpenListings(tx, id)) await refreshListing(tx, listingId, today);
  return version;
}
