import type { OwnListingRow } from './ownListingRow.ts';

/** HDB, condominium and serviced apartment: homes with a floor and a unit number. */
const typesWithUnit: readonly (number | null)[] = [0, 1, 4];

/** Names of the fields that a listing lacks before it can be submitted. */
export const listMissing = (row: OwnListingRow): string[] =>
  Object.entries({
    address: typesWithUnit.includes(row.property_type) && !row.has_unit_number,
    propertyType: row.property_type === null,
    numberOfBedrooms: row.unit_bedrooms === null,
    numberOfBathrooms: row.unit_bathrooms === null,
    monthlyRent: row.monthly_rent === null,
    availableFrom: row.available_from === null,
  }).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
