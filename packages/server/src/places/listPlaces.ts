import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { HttpError } from '../http/HttpError.ts';
import { describeDistance } from './describeDistance.ts';
import { findPlaceDistances } from './queries.ts';

/** How far a place may be in a straight line, in metres, and how many of a kind are named. */
const nearby = { reach: 1_500, max: 3 };

/** The nearest places of each kind near a listing; throws when there is no such listing. */
export const listPlaces = defineVerb(
  anyone,
  async ({ db }, { id }: RouteInput<'listPlaces'>): Promise<RouteAnswer<'listPlaces'>> => {
    const found = /^[a-z2-7]{12}$/.test(id) ? await findPlaceDistances(db, id, nearby) : undefined;
    if (found === undefined) throw new HttpError('not-found');
    return found?.map(({ kind, name, ...place }) => ({ kind, name, ...describeDistance(place) })) ?? null;
  },
);
