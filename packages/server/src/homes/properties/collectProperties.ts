import type { Property } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listAuthorities } from './authorityQueries.ts';
import { describeProperty } from './describeProperty.ts';
import { listUnitListings } from './listingQueries.ts';
import { findUnit, type UnitRow } from './unitQueries.ts';
import { findViewer, type Viewer } from './Viewer.ts';

/** Units with their authorities and listings, as a viewer sees them. */
export async function collectProperties(
  db: Queryable,
  units: readonly UnitRow[],
  viewer: Viewer,
): Promise<Property[]> {
  const ids = units.map(({ id }) => id);
  const authorities = await listAuthorities(db, ids);
  const listings = await listUnitListings(db, ids, viewer.today);
  const ofUnit = ({ id }: UnitRow) => ({
    authorities: authorities.filter(({ unit_id: unitId }) => unitId === id),
    listings: listings.filter(({ unit_id: unitId }) => unitId === id),
  });
  return units.map((unit) => describeProperty(unit, ofUnit(unit), viewer));
}

/** A unit that the user may read, with its authorities and listings, or null. */
export async function findProperty(
  { db, session, now }: Pick<SignedIn, 'db' | 'session' | 'now'>,
  id: string,
): Promise<Property | null> {
  const viewer = await findViewer(db, session, now);
  const unit = await findUnit(db, { session, viewer }, id);
  if (!unit) return null;
  const [property = null] = await collectProperties(db, [unit], viewer);
  return property;
}
