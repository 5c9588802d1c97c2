import { notStated } from './notStated.ts';

/** A kind of property by code, with its label and the label for narrow places. */
export interface PropertyType {
  readonly code: number;
  readonly label: string;
  readonly shortLabel: string;
}

/** A part of a property that is let, by code, with the name it has in code and the label people see. */
export interface PropertySubType {
  readonly code: number;
  readonly name: string;
  readonly label: string;
}

/** The property types by code; every other code is shown as 'Other'. */
export const propertyTypes: readonly PropertyType[] = [
  { code: 0, label: 'HDB', shortLabel: 'HDB' },
  { code: 1, label: 'Condominium', shortLabel: 'Condominium' },
  { code: 2, label: 'Landed', shortLabel: 'Landed' },
  { code: 4, label: 'Serviced Apartment', shortLabel: 'Serviced Apt' },
];

/** The sub-types by code: the whole unit, a room with a common or a private bathroom, or a studio. */
export const propertySubTypes: readonly PropertySubType[] = [
  { code: 0, name: 'EntireUnit', label: 'Entire Unit' },
  { code: 10, name: 'RoomWithCommonBathroom', label: 'Room' },
  { code: 20, name: 'RoomWithPrivateBathroom', label: 'Ensuite' },
  { code: 30, name: 'StudioUnit', label: 'Studio' },
];

/** The property type of a code, or undefined. */
export const findPropertyType = (code: number | null | undefined): PropertyType | undefined =>
  propertyTypes.find((type) => type.code === code);

/** The sub-type of a code, or undefined. */
export const findPropertySubType = (code: number | null | undefined): PropertySubType | undefined =>
  propertySubTypes.find((subType) => subType.code === code);

/** The label of a property type: 'Other' for any other code, 'Not stated' when there is none. */
export const formatPropertyType = (code: number | null | undefined): string =>
  code === null || code === undefined ? notStated : (findPropertyType(code)?.label ?? 'Other');

/** The label of a property type for narrow places: 4 gives 'Serviced Apt'. */
export const formatPropertyTypeShort = (code: number | null | undefined): string =>
  code === null || code === undefined ? notStated : (findPropertyType(code)?.shortLabel ?? 'Other');

/** The label of a sub-type: 20 gives 'Ensuite'; 'Not stated' for any other code. */
export const formatPropertySubType = (code: number | null | undefined): string =>
  findPropertySubType(code)?.label ?? notStated;
