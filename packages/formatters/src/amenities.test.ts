import { expect, test } from 'vitest';
import { amenities, findAmenity, formatAmenity, listAmenities } from './amenities.ts';

test('the ten amenities have the labels of the specification, in code order', () => {
  expect(amenities.map((amenity) => `${amenity.code} ${amenity.label}`)).toEqual([
    '0 Aircon',
    '1 Cooking Hob / Hood',
    '2 Free Wi-Fi',
    '3 Fridge',
    '4 Laundry Machine',
    '5 Microwave',
    '6 Private bathroom',
    '7 Study desk',
    '8 Television',
    '9 Wardrobe',
  ]);
});

test('every amenity has an icon of its own', () => {
  const icons = amenities.map((amenity) => amenity.icon);
  expect(new Set(icons).size).toBe(10);
  expect(icons.filter((icon) => !/^[a-z-]+$/.test(icon))).toEqual([]);
});

test('a list of codes gives each known amenity once, in code order', () => {
  expect(listAmenities([9, 0, 0, 42, -1]).map((amenity) => amenity.label)).toEqual(['Aircon', 'Wardrobe']);
  expect(listAmenities(null)).toEqual([]);
});

test('an unknown code is not an amenity', () => {
  expect(findAmenity(10)).toBeUndefined();
  expect(formatAmenity(10)).toBe('Not stated');
  expect(formatAmenity(2)).toBe('Free Wi-Fi');
});
