import { discoverSorts } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { estimateWalk } from '../../../homes/places/estimateWalk.ts';
import { measureMetres } from '../../../homes/places/measureMetres.ts';
import { makeRandom, type Random } from '../../../testing/makeRandom.ts';
import type { Surroundings } from '../../surroundings/Surroundings.ts';
import { makeTrainMatrix } from '../../trains/makeTrainMatrix.ts';
import { isNumber } from '../searchTerms.ts';
import { facetNames } from './CellTable.ts';
import type { ColumnSearch } from './columns.ts';
import { ListingColumns } from './ListingColumns.ts';
import type { ListingRow } from './listingRow.ts';
import { getRentClass, RENT_CLASSES } from './rentClasses.ts';
import type { Place } from './rowOrder.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const lexemes = ['river', 'rivervale', 'valley', 'street', '12', '123', 'd09'];
const values = ['0', '1', '2', null];

function makeId(number: number): string {
  const random = makeRandom(number * 7 + 1);
  return Array.from({ length: 12 }, () => alphabet[random(alphabet.length)]).join('');
}

const makeRow = (number: number, random: Random): ListingRow => ({
  id: makeId(number),
  rent: 50_000 * random(30) + random(3),
  area: random(4) === 0 ? 0 : 10_000 * random(20) + random(2),
  day: [null, random(10), random(10), -3, 5_000_000][random(5)] ?? null,
  listedAt: 1_700_000_000_000_000 + random(40),
  cell: facetNames.map(() => values[random(values.length)] ?? null),
  amenityMask: random(8),
  lexemes: lexemes.filter(() => random(3) === 0),
  position:
    random(4) === 0
      ? null
      : {
          latitude: (1_300 + random(40)) / 1_000,
          longitude: (103_800 + random(40)) / 1_000,
        },
  rules: random(8),
});

const middle = { latitude: 1.32, longitude: 103.82 };
const surroundings: Surroundings = {
  areas: [],
  stations: [{ name: 'Middle', codes: ['NS1'], position: middle, ends: [middle] }],
  trains: () => makeTrainMatrix([]),
};

const measureWalk = ({ position }: ListingRow): number =>
  position ? estimateWalk(measureMetres(position, middle)) : 255;

function makeSearch(random: Random): ColumnSearch {
  const maybe = <Value>(make: () => Value): Value | null => (random(3) === 0 ? make() : null);
  const wanted = facetNames.map((name) => [name, random(3) === 0 ? ['0', '2'].slice(random(2)) : []]);
  return {
    // The names are those of the record, each once.
    wanted: Object.fromEntries(wanted) as ColumnSearch['wanted'],
    amenityMask: random(3) === 0 ? random(8) : 0,
    rentMin: maybe(() => 50_000 * random(30) + random(3)),
    rentMax: maybe(() => 50_000 * random(30) + random(3)),
    areaMin: maybe(() => random(20)),
    day: maybe(() => random(10) - 5),
    beginnings: maybe(() => [['r'], ['river'], ['1', 's'], ['street', 'val', 'd'], ['x']][random(5)] ?? []),
    places: maybe(() => ({
      in: [],
      near: random(2) === 0 ? [{ place: 'station:middle', minutes: 5 + random(30) }] : [],
      to: [],
      station: random(2) === 0 ? 5 + random(30) : null,
      rules: random(3) === 0 ? random(8) : 0,
      bounds: random(2) === 0 ? { west: 103.81, south: 1.305, east: 103.83, north: 1.33 } : null,
    })),
  };
}

function isAround(row: ListingRow, places: ColumnSearch['places']): boolean {
  if (places === null) return true;
  const { bounds } = places;
  const [north, east] = [row.position?.latitude ?? Number.NaN, row.position?.longitude ?? Number.NaN];
  if (
    bounds &&
    !(north >= bounds.south && north <= bounds.north && east >= bounds.west && east <= bounds.east)
  )
    return false;
  const limits = [...places.near.map(({ minutes }) => minutes), places.station ?? 255];
  return (row.rules & places.rules) === places.rules && limits.every((limit) => measureWalk(row) <= limit);
}

/** Whether a row has what a search asks for, except perhaps of one facet. */
function passes(row: ListingRow, search: ColumnSearch, lifted?: number): boolean {
  const { rentMin, rentMax, areaMin, day, beginnings, amenityMask, wanted } = search;
  return (
    (rentMin === null || row.rent >= rentMin) &&
    (rentMax === null || row.rent <= rentMax) &&
    (areaMin === null || row.area >= areaMin * 10_000) &&
    (day === null || (row.day !== null && row.day <= day)) &&
    (row.amenityMask & amenityMask) === amenityMask &&
    isAround(row, search.places) &&
    (beginnings?.every((beginning) =>
      row.lexemes.some((word) => (isNumber(beginning) ? word === beginning : word.startsWith(beginning))),
    ) ??
      true) &&
    facetNames.every((name, facet) => {
      const value = row.cell[facet] ?? null;
      return (
        facet === lifted || wanted[name].length === 0 || (value !== null && wanted[name].includes(value))
      );
    })
  );
}

const countBy = (found: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(found)].map((value) => [value, found.filter((each) => each === value).length]),
  );

function countPlainly(rows: readonly ListingRow[], search: ColumnSearch) {
  const found = rows.filter((row) => passes(row, search));
  const facets = facetNames.map((name, facet) => [
    name,
    countBy(rows.filter((row) => passes(row, search, facet)).flatMap((row) => row.cell[facet] ?? [])),
  ]);
  const amenities = countBy(
    found.flatMap(({ amenityMask }) => ['0', '1', '2'].filter((code) => amenityMask & (1 << Number(code)))),
  );
  return { total: found.length, facets: { ...Object.fromEntries(facets), amenities } };
}

const countRentsPlainly = (found: readonly ListingRow[]): number[] =>
  Array.from(
    { length: RENT_CLASSES },
    (_, place) => found.filter(({ rent }) => getRentClass(rent) === place).length,
  );

const island = { west: 103.8, south: 1.3, east: 103.82, north: 1.34, width: 400 };

/** The homes of all marks together, and the least rent. */
const countMarked = (marks: readonly { homes: number; rentMin: number }[]) => ({
  homes: marks.reduce((sum, { homes }) => sum + homes, 0),
  rentMin: Math.min(...marks.map(({ rentMin }) => rentMin)),
});

function countMarkedPlainly(found: readonly ListingRow[]) {
  const inView = found.filter(
    ({ position }) =>
      position !== null && position.longitude <= island.east && position.longitude >= island.west,
  );
  return { homes: inView.length, rentMin: Math.min(...inView.map(({ rent }) => rent)) };
}

const ordering = {
  newest: (row: ListingRow) => -row.listedAt,
  rentAsc: (row: ListingRow) => row.rent,
  rentDesc: (row: ListingRow) => -row.rent,
  areaDesc: (row: ListingRow) => -row.area,
  minutes: measureWalk,
};

function listPlainly(
  rows: readonly ListingRow[],
  search: ColumnSearch,
  sort: keyof typeof ordering,
): string[] {
  const isAscending = sort === 'rentAsc' || sort === 'minutes';
  const order = (a: ListingRow, b: ListingRow) =>
    ordering[sort](a) - ordering[sort](b) || (a.id < b.id ? -1 : 1) * (isAscending ? 1 : -1);
  return rows
    .filter((row) => passes(row, search))
    .sort(order)
    .map(({ id }) => id);
}

function listPages(
  columns: ListingColumns,
  search: ColumnSearch,
  sort: keyof typeof ordering,
  limit: number,
) {
  const matches = columns.match(search);
  const places: Place[] = [];
  for (;;) {
    const page = columns.list(search, matches, sort, places.at(-1) ?? null, limit);
    places.push(...page);
    if (page.length < limit) return places.map(({ id }) => id);
  }
}

test.each([
  ['remembers what it finds', { maxRemembered: 4_096, minAdded: 50 }],
  ['goes along the order for what it finds', { maxRemembered: 3, minAdded: 50 }],
  ['has put little in order', { maxRemembered: 20, minAdded: 400 }],
])('after many changes an index that %s finds and counts what a plain list has', (_, options) => {
  const random = makeRandom(options.maxRemembered + options.minAdded);
  const columns = new ListingColumns(options);
  columns.surround(surroundings);
  const rows = new Map<string, ListingRow>();
  for (let round = 0; round < 60; round += 1) {
    const added = new Map(
      Array.from({ length: 1 + random(20) }, () => {
        const row = makeRow(random(400), random);
        return [row.id, row] as const;
      }),
    );
    const removed = Array.from({ length: random(8) }, () => makeId(random(400)));
    columns.remove(removed);
    for (const id of removed) rows.delete(id);
    columns.add([...added.values()]);
    for (const [id, row] of added) rows.set(id, row);
    const plain = [...rows.values()];
    for (let turn = 0; turn < 5; turn += 1) {
      const search = makeSearch(random);
      expect(columns.match(search).counts).toEqual(countPlainly(plain, search));
      const found = plain.filter((row) => passes(row, search));
      expect(columns.countRents(search, columns.judge(search))).toEqual(countRentsPlainly(found));
      expect(columns.listIds(search, columns.judge(search)).sort()).toEqual(found.map(({ id }) => id).sort());
      expect(countMarked(columns.listMarks(search, columns.judge(search), island))).toEqual(
        countMarkedPlainly(found),
      );
      const isNear = search.places !== null && search.places.near.length > 0;
      for (const sort of discoverSorts.filter((each) => isNear || each !== 'minutes'))
        expect(listPages(columns, search, sort, 7)).toEqual(listPlainly(plain, search, sort));
    }
  }
});
