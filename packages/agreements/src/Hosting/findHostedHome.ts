import type { ImportedListing, Property, PropertyListing } from '@sewa/api/client';
import { formatAddress, formatAddressWithoutUnit } from '@sewa/formatters';

/** A listing whose viewings somebody hosts. */
export interface HostedListing {
  readonly id: string;
  readonly name: string;
  readonly isLive: boolean;
}

/** A home whose viewings somebody hosts: a unit, or a listing that came in a file and belongs to none. */
export interface HostedHome {
  readonly name: string;
  /** The unit; null for an imported listing. */
  readonly propertyId: string | null;
  readonly listings: readonly HostedListing[];
}

const namePart = ({ title, part }: PropertyListing, address: string): string =>
  title ?? (part === 'whole' ? address : `Room ${part.room}`);

/** The home of a page, from the unit or the imported listing of its address; null if it is neither. */
export function findHostedHome(
  property: Property | undefined,
  imported: ImportedListing | undefined,
): HostedHome | null {
  if (imported) {
    const { id, name, state } = imported;
    return { name, propertyId: null, listings: [{ id, name, isLive: state === 'live' }] };
  }
  if (!property) return null;
  const address = formatAddressWithoutUnit(property.address);
  return {
    name: formatAddress(property.address),
    propertyId: property.id,
    listings: property.listings
      .filter(({ isMine }) => isMine)
      .map((listing) => ({
        id: listing.id,
        name: namePart(listing, address),
        isLive: listing.state === 'live',
      })),
  };
}
