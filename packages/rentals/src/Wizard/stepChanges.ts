import type { RouteParams } from '@sewa/api/client';
import { parseArea, parseMoney } from '@sewa/formatters';
import { makeAddress, type Reasons } from './addressChanges.ts';
import * as messages from './messages.ts';
import { type FieldStep, type StepText, stepFields } from './stepText.ts';

type PropertyChanges = Omit<RouteParams<'changeProperty'>['body'], 'version'>;
type ListingChanges = Omit<RouteParams<'changeListing'>['body'], 'version'>;

/** What a step changes: of the unit, and of the listing. */
export interface StepChanges {
  readonly property: PropertyChanges;
  readonly listing: ListingChanges;
  /** What can't be sent, by field. */
  readonly reasons: Reasons;
}

interface StepInput {
  readonly step: FieldStep;
  readonly text: StepText;
  /** Names of the fields that differ from what is stored: only these are sent. */
  readonly changed: readonly string[];
  readonly isRoom: boolean;
}

const nothing: StepChanges = { property: {}, listing: {}, reasons: {} };

const parseCode = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text);

const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** Leaves out what is undefined, so that it stays as it is. */
const given = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

function changeAddress({ text, changed }: StepInput): StepChanges {
  const { address, reasons } = makeAddress(text);
  const isMoved = stepFields.address.slice(0, 5).some((name) => changed.includes(name));
  const has = (name: string) => (changed.includes(name) ? parseCode(text[name]) : undefined);
  return {
    // The API checks the codes.
    property: given({
      address: isMoved ? address : undefined,
      propertyType: has('propertyType'),
    }) as PropertyChanges,
    listing: given({ propertySubType: has('propertySubType') }) as ListingChanges,
    reasons,
  };
}

function readArea({ text }: StepInput) {
  if (!text.areaValue?.trim()) return { area: null, reasons: {} };
  const area = parseArea(text.areaValue, text.areaUnit === '0' ? 0 : 1);
  const reasons: Reasons = area ? {} : { areaValue: messages.areaReason };
  return { area: area ?? undefined, reasons };
}

function changeFacts(input: StepInput): StepChanges {
  const { text, changed, isRoom } = input;
  const has = (name: string) => changed.includes(name);
  const isAreaChanged = has('areaValue') || (has('areaUnit') && text.areaValue !== '');
  const { area, reasons } = isAreaChanged ? readArea(input) : { area: undefined, reasons: {} };
  const code = (name: string) => (has(name) ? parseCode(text[name]) : undefined);
  return {
    property: given({
      numberOfBedrooms: code('numberOfBedrooms'),
      numberOfBathrooms: code('numberOfBathrooms'),
      furnitureStatus: code('furnitureStatus'),
      area: isRoom ? undefined : area,
    }) as PropertyChanges,
    listing: given({
      area: isRoom ? area : undefined,
      amenities: has('amenities') ? (text.amenities ?? '').split(',').filter(Boolean).map(Number) : undefined,
      title: has('title') ? orNull(text.title) : undefined,
      description: has('description') ? orNull(text.description) : undefined,
    }) as ListingChanges,
    reasons,
  };
}

const ruleFields: readonly string[] = stepFields.rent.slice(3);

function changeRent({ text, changed }: StepInput): StepChanges {
  const has = (name: string) => changed.includes(name);
  const monthlyRent = text.monthlyRent === '' ? null : parseMoney(text.monthlyRent);
  const isWrong = has('monthlyRent') && text.monthlyRent !== '' && !monthlyRent;
  const rules = {
    minMonths: parseCode(text.minMonths) ?? null,
    maxOccupants: parseCode(text.maxOccupants) ?? null,
    pets: orNull(text.pets),
    smoking: orNull(text.smoking),
    visitors: orNull(text.visitors),
    cooking: orNull(text.cooking),
    notes: orNull(text.notes),
  };
  return {
    property: {},
    listing: given({
      monthlyRent: has('monthlyRent') ? monthlyRent : undefined,
      lowRentReason: has('lowRentReason') ? orNull(text.lowRentReason) : undefined,
      availableFrom: has('availableFrom') ? orNull(text.availableFrom) : undefined,
      rules: ruleFields.some(has) ? rules : undefined,
    }) as ListingChanges,
    reasons: isWrong ? { monthlyRent: messages.rentReason } : {},
  };
}

/** What the changed fields of a step change in the API's terms: dollars become cents, an empty field becomes null. */
export function makeStepChanges(input: StepInput): StepChanges {
  if (input.changed.length === 0) return nothing;
  if (input.step === 'address') return changeAddress(input);
  return input.step === 'facts' ? changeFacts(input) : changeRent(input);
}

/** What the changed fields of a unit change where no listing is edited: its amenities are its own then. */
export function makeUnitChanges(
  text: StepText,
  changed: readonly string[],
): Pick<StepChanges, 'property' | 'reasons'> {
  const [address, facts] = (['address', 'facts'] as const).map((step) => {
    const names: readonly string[] = stepFields[step];
    return makeStepChanges({
      step,
      text,
      changed: changed.filter((name) => names.includes(name)),
      isRoom: false,
    });
  }) as [StepChanges, StepChanges];
  const { amenities } = facts.listing;
  return {
    property: { ...address.property, ...facts.property, ...given({ amenities }) } as PropertyChanges,
    reasons: { ...address.reasons, ...facts.reasons },
  };
}
