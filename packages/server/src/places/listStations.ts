import type { RouteAnswer } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findStationDistances } from './queries.ts';

/** How far a station may be in a straight line, in metres, and how many are named. */
const nearby = { reach: 1_500, most: 3 };

/**
 * How much longer a walk is than the straight line: the detour of streets in cities lies between 1.2 and 1.4
 * (M. Barthelemy, Spatial networks, Physics Reports 499, 2011).
 */
const DETOUR = 1.3;

/** Metres walked in a minute, as property advertisements count them in Japan (80 m, begun minutes are whole ones). */
const METRES_A_MINUTE = 80;

/** The nearest stations of a listing with the walk to them; throws when there is no such listing. */
export async function listStations(db: Queryable, id: string): Promise<RouteAnswer<'listStations'>> {
  const found = /^[a-z2-7]{12}$/.test(id) ? await findStationDistances(db, id, nearby) : undefined;
  if (found === undefined) throw new RefusedError('not-found');
  if (found === null) return null;
  return found.map(({ name, codes, metres: straight }) => {
    const metres = Math.round((straight * DETOUR) / 10) * 10;
    return { name, codes, metres, minutes: Math.max(1, Math.ceil(metres / METRES_A_MINUTE)) };
  });
}
