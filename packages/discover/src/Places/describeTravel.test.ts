import { expect, test } from 'vitest';
import { describeStation, describeWays } from './describeTravel.ts';

test('the nearest station is named with its codes', () => {
  const station = { name: 'Bishan', codes: ['NS17', 'CC15'], minutes: 7 };
  expect(describeStation({ station })).toBe('7 min walk to Bishan (NS17 CC15)');
  expect(describeStation({ station: null })).toBeNull();
});

test('each way is said in minutes, and above an hour without a number', () => {
  expect(describeWays({ minutes: [24, 60] }, ['Raffles Place', 'one-north'])).toEqual([
    'about 24 min to Raffles Place',
    'about 60 min to one-north',
  ]);
  expect(describeWays({ minutes: [61] }, ['Tuas'])).toEqual(['over an hour to Tuas']);
  expect(describeWays({}, ['Tuas'])).toEqual([]);
});
