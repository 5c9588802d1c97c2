import type { ListingItem } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import type { LogInHome } from '@sewa/pages';
import { describeListing } from './describeListing.ts';
import * as messages from './messages.ts';

/** A home in a line, for a visitor who has to log in for what they want to do with it. */
export function describeForLogIn(listing: ListingItem): LogInHome {
  const { picture, monthlyRent } = listing;
  const [smallest] = (picture?.sources ?? []).toSorted((a, b) => a.width - b.width);
  return {
    name: describeListing(listing),
    rent: messages.rentPerMonth(formatMoney(monthlyRent)),
    picture: smallest?.src ?? picture?.src ?? null,
  };
}
