import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { findUnconfirmedSince, makeEntryLinkId } from './entryLink.ts';
import { findLinkedEntry, findPlace } from './entryQueries.ts';

/** The entry of a link in a mail, or null; its token authorizes the request. */
export const findWaitlistEntry = defineVerb(
  anyone,
  async (
    { db, now },
    { query }: RouteInput<'findWaitlistEntry'>,
  ): Promise<RouteAnswer<'findWaitlistEntry'>> => {
    const linkId = makeEntryLinkId(query.get('token') ?? '');
    const entry = await findLinkedEntry(db, linkId, findUnconfirmedSince(now));
    if (!entry) return null;
    const { id, waitlist, title, confirmed_at: confirmedAt } = entry;
    return { waitlist, title, isConfirmed: confirmedAt !== null, place: await findPlace(db, id) };
  },
);
