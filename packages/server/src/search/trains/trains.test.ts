import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groupOpenStations } from '../../homes/places/openStations.ts';
import type { StationRow } from '../../homes/places/queries.ts';
import { makeTrainMatrix, NO_WAY } from './makeTrainMatrix.ts';

const file = join(import.meta.dirname, '../../../../sample/data/stations.csv');

const rows = readFileSync(file, 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line): StationRow => {
    const [code = '', name = '', latitude, longitude, open_from = '', open_to = ''] = line.split(',');
    return {
      code,
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      open_from: open_from || null,
      open_to: open_to || null,
    };
  });

function makeRide(day: string, all = rows) {
  const matrix = makeTrainMatrix(groupOpenStations(all, day));
  const find = (name: string) => matrix.stations.findIndex((station) => station.name === name);
  return (from: string, to: string) => matrix.getMinutes(find(from), find(to));
}

const ride = makeRide('2026-11-28');

/** The journeys of the LTA's app or of the press, in minutes; theirs are older timetables, so that some of ours are longer. */
test.each([
  ['Orchard', 'Raffles Place', 7],
  ['Bishan', 'Raffles Place', 20],
  ['Bukit Panjang', 'Newton', 20],
  ['HarbourFront', 'Punggol', 33],
  ['Changi Airport', 'City Hall', 30],
  ['Jurong East', 'Raffles Place', 25],
  ['Jurong East', 'Marina Bay', 34],
  ['Woodlands', 'Orchard', 31],
  ['Choa Chu Kang', 'Raffles Place', 40],
  ['Dhoby Ghaut', 'Paya Lebar', 16],
  ['Buona Vista', 'HarbourFront', 15],
  ['Serangoon', 'Dhoby Ghaut', 11],
  ['Tanjong Katong', 'Shenton Way', 15],
  ['Tampines', 'Bugis', 24],
  ['Clementi', 'City Hall', 23],
  ['Yishun', 'Orchard', 22],
  ['Ang Mo Kio', 'Somerset', 14],
  ['Boon Lay', 'Raffles Place', 33],
  ['Hougang', 'Outram Park', 22],
  ['one-north', 'Bishan', 18],
  ['Sengkang', 'Raffles Place', 31],
  ['Punggol', 'one-north', 42],
  ['Cheng Lim', 'Dhoby Ghaut', 29],
  ['Bedok', 'Clementi', 40],
  ['Pasir Ris', 'Tuas Link', 80],
])('from %s to %s it takes about %i minutes', (from, to, minutes) => {
  expect(Math.abs(ride(from, to) - minutes)).toBeLessThanOrEqual(4);
  expect(ride(to, from)).toBe(ride(from, to));
});

test('from Bukit Panjang to Expo one change at Bugis is faster than the line that goes there', () => {
  expect(ride('Bukit Panjang', 'Expo')).toBe(59);
});

test('codes of one name are one station, and loops run both ways', () => {
  expect(ride('Bishan', 'Bishan')).toBe(0);
  expect(ride('Promenade', 'Bayfront')).toBeLessThanOrEqual(4);
  // Senja is the last stop of a loop one way, and the first one the other way.
  expect(ride('Bukit Panjang', 'Senja')).toBeLessThanOrEqual(4);
  expect(ride('Bukit Panjang', 'Petir')).toBeLessThanOrEqual(4);
  expect(ride('Sengkang', 'Compassvale')).toBeLessThanOrEqual(4);
  expect(ride('Sengkang', 'Ranggung')).toBeLessThanOrEqual(4);
  // The circle is closed since 12 July 2026.
  expect(ride('HarbourFront', 'Marina Bay')).toBeLessThanOrEqual(12);
});

test('a station has ways from the day it opens, also where no timetable knows it', () => {
  const opening = rows.map((row) => (row.code === 'TE10' ? { ...row, open_from: '2026-11-30' } : row));
  const names = (day: string) => groupOpenStations(opening, day).map(({ name }) => name);
  expect(names('2026-11-29')).not.toContain('Mount Pleasant');
  expect(names('2026-11-30')).toContain('Mount Pleasant');
  const later = makeRide('2026-11-30', opening);
  expect(later('Mount Pleasant', 'Caldecott')).toBeLessThanOrEqual(4);
  expect(later('Mount Pleasant', 'Orchard')).toBeLessThan(later('Caldecott', 'Orchard') + 4);
  expect(later('Caldecott', 'Stevens')).toBe(ride('Caldecott', 'Stevens'));
});

test('before a line is open nothing leads there', () => {
  const early = makeRide('1990-12-31');
  expect(early('Yishun', 'Orchard')).toBeLessThan(NO_WAY);
  expect(early('Punggol', 'Orchard')).toBe(NO_WAY);
});
