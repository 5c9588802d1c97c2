import type { OwnListingRow } from './ownListingRow.ts';

/** HDB, condominium and serviced apartment: homes with a floor and a unit number. */
const typesWithUnit: readonly (number | null)[] = [0, 1, 4];

/** Homes with a block, or a house number: those, and landed ones. */
const typesWithBlock: readonly (number | null)[] = [...typesWithUnit, 2];

const lacksAddress = ({ property_type: type, has_unit_number: hasUnitNumber, block }: OwnListingRow) =>
  (typesWithUnit.includes(type) && !hasUnitNumber) || (typesWithBlock.includes(type) && block === null);

/** Names of the fields that a listing lacks before it can be submitted. */
export const listMissing = (row: OwnListingRow): string[] =>
  Object.entries({
    address: lacksAddress(row),
    propertyType: row.property_type === null,
    numberOfBedrooms: row.unit_bedrooms === null,
    numberOfBathrooms: row.unit_bathrooms === null,
    monthlyRent: row.monthly_rent === null,
    availableFrom: row.available_from === null,
  }).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
