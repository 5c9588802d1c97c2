import type { Authority, Property } from '@sewa/api/client';
import type { AuthorityRow } from './authorityQueries.ts';
import { describePropertyListing, isSeen } from './describePropertyListing.ts';
import type { PropertyListingRow } from './listingQueries.ts';
import type { UnitRow } from './unitQueries.ts';
import type { Viewer } from './Viewer.ts';

/** Where an authority stands on a day. */
function findAuthorityState(
  {
    starts_on: from,
    ends_on: to,
    ended_at: endedAt,
  }: Pick<AuthorityRow, 'starts_on' | 'ends_on' | 'ended_at'>,
  today: string,
): Authority['state'] {
  if (endedAt !== null) return 'ended';
  if (from === null || to === null) return 'asked';
  if (to < today) return 'ended';
  return from > today ? 'upcoming' : 'running';
}

/** An authority, for the owner and the agent. */
export const describeAuthority = (row: AuthorityRow, today: string): Authority => ({
  id: row.id,
  registrationNumber: row.registration_number,
  agentName: row.agent_name,
  state: findAuthorityState(row, today),
  from: row.starts_on,
  to: row.ends_on,
  monthlyRentMin: row.monthly_rent_min,
});

/** The address of a unit. */
export const describeAddress = (
  row: Pick<UnitRow, 'block' | 'street' | 'floor' | 'unit' | 'postal_code'>,
): Property['address'] => ({
  block: row.block,
  street: row.street,
  floor: row.floor,
  unit: row.unit,
  postalCode: row.postal_code,
});

/** In what way a unit is the viewer's. */
export function findOwnership(
  row: Pick<UnitRow, 'owner_user_id' | 'owner_corporate_id'>,
  { userId, corporateId }: Pick<Viewer, 'userId' | 'corporateId'>,
): Property['ownership'] {
  if (row.owner_user_id === userId) return 'own';
  return corporateId !== null && row.owner_corporate_id === corporateId ? 'company' : 'authority';
}

/** A unit with its authorities and listings, as the viewer sees it. */
export function describeProperty(
  row: UnitRow,
  {
    authorities,
    listings,
  }: { authorities: readonly AuthorityRow[]; listings: readonly PropertyListingRow[] },
  viewer: Viewer,
): Property {
  const ownership = findOwnership(row, viewer);
  const isOwner = ownership !== 'authority';
  const shown = authorities
    .filter(
      (authority) =>
        isOwner ||
        authority.asked_by === viewer.userId ||
        authority.registration_number === viewer.registrationNumber,
    )
    .map((authority) => describeAuthority(authority, viewer.today));
  const surroundings = { viewer, isOwner, authorities: isOwner ? [] : shown };
  const { area_value: value, area_unit: unit, latitude, longitude } = row;
  return {
    id: row.id,
    version: row.version,
    address: describeAddress(row),
    ownership,
    propertyType: row.property_type,
    numberOfBedrooms: row.number_of_bedrooms,
    numberOfBathrooms: row.number_of_bathrooms,
    furnitureStatus: row.furniture_status,
    area: value === null || unit === null ? null : { value, unit },
    amenities: row.amenities,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    authorities: shown,
    isDisputed: isOwner && row.is_disputed,
    listings: listings
      .filter((listing) => isSeen(listing, surroundings))
      .map((listing) => describePropertyListing(listing, surroundings)),
  };
}
