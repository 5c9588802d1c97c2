import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAgentSlug, formatPropertySlug, formatSlug } from './slugs.ts';

const property = {
  propertyType: 0,
  address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: '08', unit: '1234', postalCode: '560210' },
  numberOfBedrooms: 3,
  numberOfBathrooms: 2,
};

describe('formatPropertySlug', () => {
  test('is type, address without unit, bedrooms and bathrooms', () => {
    expect(formatPropertySlug(property)).toBe('hdb-210-ang-mo-kio-avenue-3-3-bedrooms-2-bathrooms');
  });

  test.each([
    [{ ...property, propertyType: null }, '210-ang-mo-kio-avenue-3-3-bedrooms-2-bathrooms'],
    [{ ...property, address: null }, 'hdb-3-bedrooms-2-bathrooms'],
    [
      { ...property, numberOfBedrooms: 1, numberOfBathrooms: 1 },
      'hdb-210-ang-mo-kio-avenue-3-1-bedroom-1-bathroom',
    ],
    [{ ...property, numberOfBedrooms: 0, numberOfBathrooms: null }, 'hdb-210-ang-mo-kio-avenue-3-studio'],
    [{ propertyType: 4 }, 'serviced-apartment'],
    [{ propertyType: 7 }, 'other'],
    [{}, 'property-rental'],
    [null, 'property-rental'],
    [{ address: { street: '牛车水' } }, 'property-rental'],
  ])('leaves out what is missing: %j', (parts, slug) => {
    expect(formatPropertySlug(parts)).toBe(slug);
  });
});

describe('formatSlug', () => {
  test.each([
    ["Queen's Close", 'queens-close'],
    ['St. George’s Lane', 'st-georges-lane'],
    ['Café  —  Crème', 'cafe-creme'],
    ['--A--', 'a'],
    ['', ''],
    [null, ''],
  ])('%s becomes %j', (text, slug) => {
    expect(formatSlug(text)).toBe(slug);
  });

  test('is cut between words at 100 characters, inside a word only when it is one word', () => {
    expect(formatSlug(`${'word '.repeat(19)}lastword tail`)).toBe('word-'.repeat(19).slice(0, -1));
    expect(formatSlug(`${'word '.repeat(20)}tail`)).toBe('word-'.repeat(20).slice(0, -1));
    expect(formatSlug('x'.repeat(300))).toBe('x'.repeat(100));
  });

  test('holds only a-z, 0-9 and single hyphens, and slugging it again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem({ maxCount: 40 })), (text) => {
        const slug = formatSlug(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(100);
        expect(formatSlug(slug)).toBe(slug);
      }),
    );
  });
});

test('the slug of an agent is the name and the number on the public register', () => {
  expect(formatAgentSlug({ name: 'Daniel de Souza', registrationNumber: 'R099106F' })).toBe(
    'daniel-de-souza-r099106f',
  );
  expect(formatAgentSlug({ name: '陈伟', registrationNumber: 'R099106F' })).toBe('r099106f');
  expect(formatAgentSlug({ name: ' ', registrationNumber: null })).toBe('agent');
  expect(formatAgentSlug(null)).toBe('agent');
});
