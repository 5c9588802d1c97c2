import { expect, test } from 'vitest';
import { makeOwnListing } from '../testing/index.ts';
import { chooseStep, findFirstStep, findNextStep } from './findStep.ts';

test('a draft continues where something is missing, without photos at the photos, else at the end', () => {
  expect(findFirstStep(makeOwnListing({ missing: ['availableFrom', 'address'] }))).toBe('address');
  expect(findFirstStep(makeOwnListing({ missing: ['numberOfBathrooms'] }))).toBe('facts');
  expect(findFirstStep(makeOwnListing({ needsLowRentReason: true }))).toBe('rent');
  expect(findFirstStep(makeOwnListing({ photos: [] }))).toBe('photos');
  expect(findFirstStep(makeOwnListing())).toBe('publish');
});

test('a step is chosen by its name, and an unknown name by what is missing', () => {
  expect(chooseStep('rent', makeOwnListing())).toBe('rent');
  expect(chooseStep('nowhere', makeOwnListing({ photos: [] }))).toBe('photos');
});

test('what is saved of a listing that is no draft is shown at a glance', () => {
  expect(findNextStep('address', { state: 'draft' })).toBe('facts');
  expect(findNextStep('address', { state: 'live' })).toBe('publish');
});
