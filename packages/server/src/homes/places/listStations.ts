import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { requireShown } from '../own-listings/requireShown.ts';
import { describeDistance } from './describeDistance.ts';
import { findStationDistances } from './queries.ts';

/** How far a station may be in a straight line, in metres, and how many are named. */
const nearby = { reach: 1_500, max: 3 };

/** The nearest stations of a listing and how far they are in a straight line; throws when there is no such listing. */
export const listStations = defineVerb(
  anyoneKnown,
  async ({ db, session }, { id }: RouteInput<'listStations'>): Promise<RouteAnswer<'listStations'>> => {
    await requireShown(db, id, session);
    const found = await findStationDistances(db, id, nearby);
    return (
      found?.map(({ name, codes, ...station }) => ({ name, codes, ...describeDistance(station) })) ?? null
    );
  },
);
