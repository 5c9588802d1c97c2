import type { Property, PropertyListing, UnitPart } from '@sewa/api/client';
import { formatAddress, formatPropertySubType } from '@sewa/formatters';
import * as messages from '../messages.ts';

/** The kinds of room that say more than 'room'. */
const tellingSubTypes: readonly (number | null)[] = [20, 30];

/** What of a home is let: 'Whole home', 'Room 2'. */
const describePart = (part: UnitPart): string =>
  part === 'whole' ? messages.wholeHome : messages.room(part.room);

/** What a listing lets, with its kind where that says more: 'Room 2, Ensuite'. */
export const describeListing = ({ part, propertySubType }: PropertyListing): string =>
  tellingSubTypes.includes(propertySubType)
    ? `${describePart(part)}, ${formatPropertySubType(propertySubType)}`
    : describePart(part);

/** A listing with its address, where it must be told from all others. */
export const nameListing = (listing: PropertyListing, { address }: Pick<Property, 'address'>): string =>
  `${describePart(listing.part)}, ${formatAddress(address)}`;
