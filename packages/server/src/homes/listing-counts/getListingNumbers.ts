import type { ListingNumbers } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findProperty } from '../properties/collectProperties.ts';
import { findUnitOf, readNumbers } from './numbersQueries.ts';

/**
 * What became of a listing in the last 30 days, for its lister and for the owner of its home; only the lister is told who waits. Throws
 * if it is neither's.
 */
export const getListingNumbers = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getListingNumbers'>): Promise<ListingNumbers> => {
    const { db, now } = ctx;
    const unitId = isRandomId(id) ? await findUnitOf(db, id) : null;
    const property = unitId === null ? null : await findProperty(ctx, unitId);
    const listing = property?.listings.find((each) => each.id === id);
    if (!property || !listing || !(listing.isMine || property.ownership !== 'authority'))
      throw new HttpError('not-found');
    const numbers = await readNumbers(db, id, getToday(now));
    return listing.isMine ? numbers : { ...numbers, unansweredSince: null };
  },
);
