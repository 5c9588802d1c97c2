import { expect, test } from 'vitest';
import { makeOwnListing, makeProperty } from '../testing/index.ts';
import { makeStepChanges, makeUnitChanges } from './stepChanges.ts';
import {
  type FieldStep,
  isRoom,
  listDifferences,
  pickStepText,
  pickUnitText,
  type StepText,
} from './stepText.ts';

function change(step: FieldStep, typed: StepText, listing = makeOwnListing()) {
  const stored = pickStepText(step, listing);
  const text = { ...stored, ...typed };
  return makeStepChanges({ step, text, changed: listDifferences(text, stored), isRoom: isRoom(listing) });
}

test('what did not change is not sent', () => {
  for (const step of ['address', 'facts', 'rent'] as const)
    expect(change(step, {})).toEqual({ property: {}, listing: {}, reasons: {} });
});

test('a rent is sent in cents, an empty one as none, and what is no amount is refused', () => {
  expect(change('rent', { monthlyRent: 'S$ 3,450.50' }).listing).toEqual({ monthlyRent: 345_050 });
  expect(change('rent', { monthlyRent: '' }).listing).toEqual({ monthlyRent: null });
  expect(change('rent', { monthlyRent: 'a lot' }).reasons).toHaveProperty('monthlyRent');
  expect(change('rent', { monthlyRent: '0' }).reasons).toHaveProperty('monthlyRent');
});

test('a rule is sent with all others', () => {
  expect(change('rent', { pets: 'allowed', minMonths: '' }).listing).toEqual({
    rules: {
      minMonths: null,
      maxOccupants: null,
      pets: 'allowed',
      smoking: 'not-allowed',
      visitors: null,
      cooking: 'allowed',
      notes: null,
    },
  });
});

test('the area is that of the unit, or of the room', () => {
  const area = { value: 1_200, unit: 1 };
  const typed = { areaValue: '1,200', areaUnit: '1' };
  expect(change('facts', typed)).toMatchObject({ property: { area }, listing: {} });
  expect(change('facts', typed, makeOwnListing({ part: { room: 1 } }))).toMatchObject({
    property: {},
    listing: { area },
  });
  expect(change('facts', { areaValue: '９０ sqm', areaUnit: '1' }).property).toEqual({
    area: { value: 90, unit: 0 },
  });
  expect(change('facts', { areaValue: 'large' }).reasons).toHaveProperty('areaValue');
});

test('the last amenity can be taken away', () => {
  expect(change('facts', { amenities: '' }).listing).toEqual({ amenities: [] });
});

test('a new postal code is sent with the whole address', () => {
  expect(change('address', { postalCode: '160059' }).property).toEqual({
    address: { block: '58', street: 'Tiong Bahru Road', floor: '07', unit: '12', postalCode: '160059' },
  });
});

test('a unit changes by itself: only what differs, and its own amenities', () => {
  const stored = pickUnitText(makeProperty({ numberOfBedrooms: 12, propertyType: 0 }));
  const changeUnit = (typed: StepText) => {
    const text = { ...stored, ...typed };
    return makeUnitChanges(text, listDifferences(text, stored));
  };
  expect(changeUnit({})).toEqual({ property: {}, reasons: {} });
  expect(changeUnit({ amenities: '9', numberOfBathrooms: '1' })).toEqual({
    property: { amenities: [9], numberOfBathrooms: 1 },
    reasons: {},
  });
  expect(changeUnit({ floor: '', areaValue: 'large' }).reasons).toEqual({
    floor: 'is missing',
    areaValue: 'should be a number, such as 900',
  });
});
