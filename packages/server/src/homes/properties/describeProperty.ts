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

/**
 * Whether the viewer knows what is said of a unit: its owner, an agent to whom its owner granted an authority that hasn't ended, and the
 * agent who added it, as long as nobody owns it.
 */
export function isUnitKnown(
  row: UnitRow,
  authorities: readonly AuthorityRow[],
  { userId, corporateId, registrationNumber, today }: Viewer,
): boolean {
  if (findOwnership(row, { userId, corporateId }) !== 'authority') return true;
  const isFree = row.owner_user_id === null && row.owner_corporate_id === null;
  return authorities.some((authority) => {
    const state = findAuthorityState(authority, today);
    if (state === 'asked')
      return (
        isFree && authority.asked_by === userId && authority.created_at.getTime() === row.created_at.getTime()
      );
    return state !== 'ended' && authority.registration_number === registrationNumber;
  });
}

type Facts = Omit<
  Property,
  'id' | 'version' | 'ownership' | 'authorities' | 'isDisputed' | 'disputeIds' | 'listings'
>;

const describeFacts = (row: UnitRow): Facts => {
  const { area_value: value, area_unit: unit, latitude, longitude } = row;
  return {
    address: describeAddress(row),
    propertyType: row.property_type,
    numberOfBedrooms: row.number_of_bedrooms,
    numberOfBathrooms: row.number_of_bathrooms,
    furnitureStatus: row.furniture_status,
    area: value === null || unit === null ? null : { value, unit },
    amenities: row.amenities,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  };
};

/** What an agent without an authority is shown of a unit: the address they asked about, else that of their old listing without its unit. */
const describeUnknown = (
  row: UnitRow,
  { isAsking, listing }: { isAsking: boolean; listing: PropertyListingRow | undefined },
): Facts => ({
  address:
    isAsking || !listing ? describeAddress(row) : describeAddress({ ...listing, floor: null, unit: null }),
  propertyType: null,
  numberOfBedrooms: null,
  numberOfBathrooms: null,
  furnitureStatus: null,
  area: null,
  amenities: [],
  position: null,
});

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
  const isKnown = isUnitKnown(row, authorities, viewer);
  const surroundings = { viewer, isOwner, isKnown, authorities: isOwner ? [] : shown };
  const seen = listings.filter((listing) => isSeen(listing, surroundings));
  const isAsking = shown.some(({ state }) => state === 'asked');
  return {
    id: row.id,
    version: row.version,
    ownership,
    ...(isKnown ? describeFacts(row) : describeUnknown(row, { isAsking, listing: seen.at(-1) })),
    authorities: shown,
    isDisputed: isOwner && row.dispute_ids.length > 0,
    disputeIds: isOwner ? row.dispute_ids : [],
    listings: seen.map((listing) => describePropertyListing(listing, surroundings)),
  };
}
