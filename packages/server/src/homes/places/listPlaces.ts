import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { requireShown } from '../own-listings/requireShown.ts';
import { describeDistance } from './describeDistance.ts';
import { findPlaceDistances } from './queries.ts';

/** How far a place may be in a straight line, in metres, and how many of a kind are named. */
const nearby = { reach: 1_500, max: 3 };

/** The nearest places of each kind near a listing; throws when there is no such listing. */
export const listPlaces = defineVerb(
  anyoneKnown,
  async ({ db, session }, { id }: RouteInput<'listPlaces'>): Promise<RouteAnswer<'listPlaces'>> => {
    await requireShown(db, id, session);
    const found = await findPlaceDistances(db, id, nearby);
    return found?.map(({ kind, name, ...place }) => ({ kind, name, ...describeDistance(place) })) ?? null;
  },
);
