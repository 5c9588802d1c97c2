import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { requireShown } from '../own-listings/requireShown.ts';
import { describeDistance } from './describeDistance.ts';
import { findNearestStations, groupOpenStations } from './openStations.ts';
import { findListingStations } from './queries.ts';

/** How far a station may be in a straight line, in metres, and how many are named. */
const nearby = { reach: 1_500, max: 3 };

/**
 * The nearest stations of a listing and how far they are in a straight line, null if its position is unknown or no stations were
 * imported; throws when there is no such listing.
 */
export const listStations = defineVerb(
  anyoneKnown,
  async ({ db, session, now }, { id }: RouteInput<'listStations'>): Promise<RouteAnswer<'listStations'>> => {
    await requireShown(db, id, session);
    const around = await findListingStations(db, id);
    if (!around?.position || !around.isOwnPosition || !around.stations) return null;
    const stations = groupOpenStations(around.stations, getToday(now));
    return findNearestStations(stations, around.position, nearby.max)
      .filter(({ metres }) => metres <= nearby.reach)
      .map(({ station: { name, codes, position }, metres }) => ({
        name,
        codes,
        ...describeDistance({ ...position, metres }),
      }));
  },
);
