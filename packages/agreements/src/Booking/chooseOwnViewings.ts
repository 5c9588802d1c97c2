import type { Viewing } from '@sewa/api/client';

const latestFirst = (one: Viewing, other: Viewing): number => other.startsAt.localeCompare(one.startsAt);

/** The viewings of a home that its page shows: those that hold, soonest first; else the one that was cancelled last. */
export function chooseOwnViewings(visiting: readonly Viewing[], listingId: string): Viewing[] {
  const here = visiting.filter(({ listing }) => listing.id === listingId).toSorted(latestFirst);
  const held = here.filter(({ state }) => state !== 'cancelled').toReversed();
  return held.length > 0 ? held : here.slice(0, 1);
}
