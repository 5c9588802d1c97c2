import type { ImportedListing, OwnListing, Property } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';

/** The steps whose fields are saved together. */
export type FieldStep = 'address' | 'facts' | 'rent';

/** Names of the fields of each step; each is also the id of its control. */
export const stepFields = {
  address: ['postalCode', 'block', 'street', 'floor', 'unit', 'propertyType', 'propertySubType'],
  facts: [
    'numberOfBedrooms',
    'numberOfBathrooms',
    'furnitureStatus',
    'areaValue',
    'areaUnit',
    'amenities',
    'title',
    'description',
  ],
  rent: [
    'monthlyRent',
    'lowRentReason',
    'availableFrom',
    'minMonths',
    'maxOccupants',
    'pets',
    'smoking',
    'visitors',
    'cooking',
    'notes',
  ],
} as const satisfies Readonly<Record<FieldStep, readonly string[]>>;

/** What stands in the fields of a step, by name; several codes are separated by commas. */
export type StepText = Readonly<Record<string, string>>;

/** The text of named fields of a form; browsers end its lines with two characters. */
export const readFields = (form: FormData, names: readonly string[]): StepText =>
  Object.fromEntries(
    names.map((name) => [
      name,
      form
        .getAll(name)
        .map((value) => String(value).replaceAll('\r\n', '\n'))
        .join(','),
    ]),
  );

/** The text of the form of a step; a field that isn't shown keeps its text. */
export function parseStepForm(step: FieldStep, form: FormData, before: StepText): StepText {
  const isRead = (name: string) => form.has(name) || form.has(`has-${name}`);
  return { ...before, ...readFields(form, stepFields[step].filter(isRead)) };
}

const show = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** Cents as they stand in a field for money. */
const showMoney = (cents: number | null): string =>
  cents === null ? '' : formatMoney(cents).replace('$', '');

/** Whether a listing is of one room. */
export const isRoom = ({ part }: Pick<OwnListing, 'part'>): boolean => part !== 'whole';

const showCodes = (codes: readonly number[]): string => codes.toSorted((one, other) => one - other).join(',');

/** What is stated of an address, as it stands in the fields. */
export const pickAddress = ({
  address,
  propertyType,
}: Pick<ImportedListing, 'address' | 'propertyType'>): StepText => ({
  postalCode: show(address.postalCode),
  block: show(address.block),
  street: address.street,
  floor: show(address.floor),
  unit: show(address.unit),
  propertyType: show(propertyType),
});

type Facts = Pick<Property, 'numberOfBedrooms' | 'numberOfBathrooms' | 'furnitureStatus' | 'area'>;

const pickFacts = (
  { numberOfBedrooms, numberOfBathrooms, furnitureStatus, area }: Facts,
  amenities: readonly number[],
): StepText => ({
  numberOfBedrooms: show(numberOfBedrooms),
  numberOfBathrooms: show(numberOfBathrooms),
  furnitureStatus: show(furnitureStatus),
  areaValue: show(area?.value),
  areaUnit: show(area?.unit ?? 1),
  amenities: showCodes(amenities),
});

function pickRent({ monthlyRent, lowRentReason, availableFrom, rules }: OwnListing): StepText {
  return {
    monthlyRent: showMoney(monthlyRent),
    lowRentReason: show(lowRentReason),
    availableFrom: show(availableFrom),
    minMonths: show(rules.minMonths),
    maxOccupants: show(rules.maxOccupants),
    pets: show(rules.pets),
    smoking: show(rules.smoking),
    visitors: show(rules.visitors),
    cooking: show(rules.cooking),
    notes: show(rules.notes),
  };
}

/** What is stored of the fields of a step. */
export function pickStepText(step: FieldStep, listing: OwnListing): StepText {
  const { property } = listing;
  if (step === 'rent') return pickRent(listing);
  if (step === 'address') return { ...pickAddress(property), propertySubType: show(listing.propertySubType) };
  const area = isRoom(listing) ? listing.area : property.area;
  return {
    ...pickFacts({ ...property, area }, listing.amenities),
    title: show(listing.title),
    description: show(listing.description),
  };
}

/** What is stored of a unit's address and facts. */
export const pickUnitText = (property: Property): StepText => ({
  ...pickAddress(property),
  ...pickFacts(property, property.amenities),
});

/** Names of the fields in which two texts differ. */
export const listDifferences = (one: StepText, other: StepText): string[] =>
  Object.keys(one).filter((name) => one[name] !== other[name]);
