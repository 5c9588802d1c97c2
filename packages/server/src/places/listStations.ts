import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { HttpError } from '../http/HttpError.ts';
import { describeDistance } from './describeDistance.ts';
import { findStationDistances } from './queries.ts';

/** How far a station may be in a straight line, in metres, and how many are named. */
const nearby = { reach: 1_500, max: 3 };

/** The nearest stations of a listing and how far they are in a straight line; throws when there is no such listing. */
export const listStations = defineVerb(
  anyone,
  async ({ db }, { id }: RouteInput<'listStations'>): Promise<RouteAnswer<'listStations'>> => {
    const found = /^[a-z2-7]{12}$/.test(id) ? await findStationDistances(db, id, nearby) : undefined;
    if (found === undefined) throw new HttpError('not-found');
    if (found === null) return null;
    return found.map(({ name, codes, ...station }) => ({ name, codes, ...describeDistance(station) }));
  },
);
