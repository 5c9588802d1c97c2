import { expect, test } from 'vitest';
import { formatBathrooms, formatBedrooms, formatRoomCount, roomCounts } from './rooms.ts';

test.each([
  [0, 'Studio', '0 bathrooms'],
  [-0, 'Studio', '0 bathrooms'],
  [1, '1 bedroom', '1 bathroom'],
  [3, '3 bedrooms', '3 bathrooms'],
  [7, '7 bedrooms', '7 bathrooms'],
  [-1, 'Not stated', 'Not stated'],
  [1.5, 'Not stated', 'Not stated'],
  [null, 'Not stated', 'Not stated'],
])('%s is shown as %s and as %s', (count, bedrooms, bathrooms) => {
  expect(formatBedrooms(count)).toBe(bedrooms);
  expect(formatBathrooms(count)).toBe(bathrooms);
});

test('the filters offer 1 to 5+', () => {
  expect(roomCounts.map(formatRoomCount)).toEqual(['1', '2', '3', '4', '5+']);
  expect(formatRoomCount(9)).toBe('5+');
  expect(formatRoomCount(null)).toBe('Not stated');
});
