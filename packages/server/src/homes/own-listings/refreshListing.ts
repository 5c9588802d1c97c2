import type { Queryable } from '../../platform/database/database.ts';
import { makeListingRow, OWN_SOURCE, type OwnListingDraft } from '../listings/listingDraft.ts';
import { updateListing } from '../listings/queries.ts';
import { findListingOfUnit, type ListingOfUnitRow } from './refreshQueries.ts';

/** Sub-type of a room with its own bathroom. */
const ENSUITE = 20;

type Facts = Pick<OwnListingDraft, 'numberOfBedrooms' | 'numberOfBathrooms' | 'area'>;

const makeArea = (value: string | null, unit: 0 | 1 | null): OwnListingDraft['area'] =>
  value === null || unit === null ? null : { value: Number(value), unit };

/** What of the unit's facts holds for the part that is let: all for the whole; a room has one bedroom and its own area. */
function describeFacts(row: ListingOfUnitRow): Facts {
  if (!row.is_whole)
    return {
      numberOfBedrooms: 1,
      numberOfBathrooms: row.property_sub_type === ENSUITE ? 1 : row.number_of_bathrooms,
      area: makeArea(row.area_value, row.area_unit),
    };
  return {
    numberOfBedrooms: row.number_of_bedrooms,
    numberOfBathrooms: row.number_of_bathrooms,
    area: makeArea(row.unit_area_value, row.unit_area_unit),
  };
}

const makeOwnDraft = (row: ListingOfUnitRow): OwnListingDraft => ({
  source: OWN_SOURCE,
  sourceRow: row.id,
  status: row.status,
  title: row.title,
  description: row.description,
  propertyType: row.property_type,
  propertySubType: row.property_sub_type,
  address: {
    block: row.block,
    street: row.street,
    floor: row.floor,
    unit: row.unit,
    postalCode: row.postal_code,
  },
  ...describeFacts(row),
  furnitureStatus: row.furniture_status,
  amenities: row.amenities,
  monthlyRent: row.monthly_rent,
  availableFrom: row.available_from,
  provenance: null,
  listerId: row.lister_id,
  position:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude },
  listedAt: row.listed_at.toISOString(),
});

/**
 * Writes what follows from a listing made here and from its unit: address, facts, slug, search words and hash. The listing of an agent
 * who has no authority keeps the address and the facts it has. Call it in the transaction that changes either of them.
 */
export async function refreshListing(tx: Queryable, id: string, today: string): Promise<void> {
  const row = await findListingOfUnit(tx, id, today);
  if (row) await updateListing(tx, makeListingRow(makeOwnDraft(row)));
}
