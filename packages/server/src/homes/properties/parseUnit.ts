import { isPostalCode } from '@sewa/formatters';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import { parseAddress, type UnitAddress, type WrittenAddress } from './addressKey.ts';
import * as messages from './messages.ts';
import type { UnitRow } from './unitQueries.ts';

/** What is said of a unit besides its address; what is left out stays as it is. */
export interface UnitFacts {
  readonly propertyType?: number | undefined;
  readonly numberOfBedrooms?: number | undefined;
  readonly numberOfBathrooms?: number | undefined;
  readonly furnitureStatus?: 0 | 1 | 2 | undefined;
  readonly area?: { readonly value: number; readonly unit: 0 | 1 } | null | undefined;
  readonly amenities?: readonly number[] | undefined;
}

/** Facts of a unit, as they are kept. */
export type FactColumns = Pick<
  UnitRow,
  | 'property_type'
  | 'number_of_bedrooms'
  | 'number_of_bathrooms'
  | 'furniture_status'
  | 'area_value'
  | 'area_unit'
  | 'amenities'
>;

/** Facts of a unit of which nothing is known. */
export const noFacts: FactColumns = {
  property_type: null,
  number_of_bedrooms: null,
  number_of_bathrooms: null,
  furniture_status: null,
  area_value: null,
  area_unit: null,
  amenities: [],
};

/** The facts of a unit with these changes. */
export function applyFacts(before: FactColumns, facts: UnitFacts): FactColumns {
  const area = facts.area === undefined ? {} : { area_value: facts.area?.value, area_unit: facts.area?.unit };
  const { area_value: value = null, area_unit: unit = null } = { ...before, ...area };
  return {
    property_type: facts.propertyType ?? before.property_type,
    number_of_bedrooms: facts.numberOfBedrooms ?? before.number_of_bedrooms,
    number_of_bathrooms: facts.numberOfBathrooms ?? before.number_of_bathrooms,
    furniture_status: facts.furnitureStatus ?? before.furniture_status,
    area_value: value,
    area_unit: unit,
    amenities: facts.amenities ? [...new Set(facts.amenities)].sort((a, b) => a - b) : before.amenities,
  };
}

/** Types of homes that are a unit of a building: HDB flats, condominiums and serviced apartments. */
const typesWithUnits: readonly (number | null)[] = [0, 1, 4];

/** The address of a unit of this type, as it is kept. Throws with every part that is missing or wrong. */
export function parseUnitAddress(written: WrittenAddress, propertyType: number | null): UnitAddress {
  const address = parseAddress(written);
  const needed = typesWithUnits.includes(propertyType) ? (['floor', 'unit'] as const) : [];
  const fields = [
    ...(isPostalCode(address.postalCode)
      ? []
      : [{ name: 'address.postalCode', reason: messages.postalCodeReason }]),
    ...needed
      .filter((name) => address[name] === null)
      .map((name) => ({ name: `address.${name}`, reason: common.missingReason })),
  ];
  if (fields.length > 0) throw new HttpError('invalid', { fields });
  return address;
}
