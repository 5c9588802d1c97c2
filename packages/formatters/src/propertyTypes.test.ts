import { expect, test } from 'vitest';
import {
  findPropertySubType,
  findPropertyType,
  formatPropertySubType,
  formatPropertyType,
  formatPropertyTypeShort,
} from './propertyTypes.ts';

test.each([
  [0, 'HDB', 'HDB'],
  [1, 'Condominium', 'Condominium'],
  [2, 'Landed', 'Landed'],
  [4, 'Serviced Apartment', 'Serviced Apt'],
  [3, 'Other', 'Other'],
  [5, 'Other', 'Other'],
  [-1, 'Other', 'Other'],
  [null, 'Not stated', 'Not stated'],
  [undefined, 'Not stated', 'Not stated'],
])('property type %s is shown as %s, in narrow places as %s', (code, label, shortLabel) => {
  expect(formatPropertyType(code)).toBe(label);
  expect(formatPropertyTypeShort(code)).toBe(shortLabel);
});

test.each([
  [0, 'Entire Unit', 'EntireUnit'],
  [10, 'Room', 'RoomWithCommonBathroom'],
  [20, 'Ensuite', 'RoomWithPrivateBathroom'],
  [30, 'Studio', 'StudioUnit'],
])('sub-type %s is shown as %s and named %s', (code, label, name) => {
  expect(formatPropertySubType(code)).toBe(label);
  expect(findPropertySubType(code)?.name).toBe(name);
});

test('an unknown code has no type and no sub-type', () => {
  expect(findPropertyType(3)).toBeUndefined();
  expect(findPropertySubType(1)).toBeUndefined();
  expect(formatPropertySubType(1)).toBe('Not stated');
  expect(formatPropertySubType(null)).toBe('Not stated');
});
