import type { ListingItem } from '@sewa/api/client';
import { getToday } from '../../platform/clock/getToday.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { estimateWalk } from './estimateWalk.ts';
import { findNearestStations, groupOpenStations } from './openStations.ts';
import { findListingStations } from './queries.ts';

/** The longest walk to a station that is named, in minutes. */
export const LONGEST_NAMED_WALK = 30;

/** The nearest station that runs today, within a walk of 30 minutes of a listing; null if none or its position is unknown. */
export async function findNearestStation(
  db: Queryable,
  listingId: string,
  now: Date,
): Promise<ListingItem['station']> {
  const around = await findListingStations(db, listingId);
  if (!around?.position || !around.stations) return null;
  const stations = groupOpenStations(around.stations, getToday(now));
  const [nearest] = findNearestStations(stations, around.position, 1);
  if (!nearest) return null;
  const minutes = estimateWalk(nearest.metres);
  const { name, codes } = nearest.station;
  return minutes > LONGEST_NAMED_WALK ? null : { name, codes, minutes };
}
