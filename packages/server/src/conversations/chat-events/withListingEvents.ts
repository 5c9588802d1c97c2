import type { WithListingEvents } from '../../homes/listings/WithListingEvents.ts';
import { forgetTold } from '../enquiry-states/enquiryStateQueries.ts';
import * as messages from '../messages.ts';
import { type ListingState, lockSpokenListings } from './queries.ts';
import { writeEvent } from './writeEvent.ts';

const statusEvents: Readonly<Record<ListingState['status'], string>> = {
  live: messages.homeLiveEvent,
  let: messages.homeLetEvent,
  closed: messages.homeClosedEvent,
};

/** What to say about a listing that changed, if anything. */
function describeChange(before: ListingState, after: ListingState): string[] {
  const isRentNews = after.status === 'live' && after.monthly_rent !== before.monthly_rent;
  return [
    ...(after.status === before.status ? [] : [statusEvents[after.status]]),
    ...(isRentNews ? [messages.rentChangedEvent(before.monthly_rent, after.monthly_rent)] : []),
  ];
}

/** Looks at listings before and after a change, and says in the conversations about them what happened. */
export const withListingEvents: WithListingEvents = async (tx, listingIds, now, change) => {
  const known = await lockSpokenListings(tx, listingIds);
  const result = await change();
  if (known.length === 0) return result;
  const after = await lockSpokenListings(
    tx,
    known.map(({ id }) => id),
  );
  const changed = new Map(after.map((state) => [state.id, state]));
  for (const before of known) {
    const state = changed.get(before.id) ?? before;
    if (before.status !== 'live' && state.status === 'live') await forgetTold(tx, before.id);
    for (const text of describeChange(before, state))
      await writeEvent(tx, { kind: 'listing', contextId: before.id }, text, now);
  }
  return result;
};
