import type { RouteAnswer } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findStationDistances } from './queries.ts';

/** How far a station may be in a straight line, in metres, and how many are named. */
const nearby = { reach: 1_500, most: 3 };

/** The nearest stations of a listing and how far they are in a straight line; throws when there is no such listing. */
export async function listStations(db: Queryable, id: string): Promise<RouteAnswer<'listStations'>> {
  const found = /^[a-z2-7]{12}$/.test(id) ? await findStationDistances(db, id, nearby) : undefined;
  if (found === undefined) throw new RefusedError('not-found');
  if (found === null) return null;
  return found.map(({ name, codes, metres }) => ({ name, codes, metres: Math.round(metres / 10) * 10 }));
}
