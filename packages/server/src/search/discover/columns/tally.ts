import { amenities } from '@sewa/formatters';
import { missesSeveral, PASSES } from './CellTable.ts';
import type { ColumnSearch, Columns } from './columns.ts';

const AMENITY_BITS = amenities.length;
const AMENITY_MASKS = 1 << AMENITY_BITS;
const sortedCodes = amenities.map(({ code }) => code);

/** The day of what does not state one, behind every day that can be asked for. */
const NO_DAY = 0x3fff_ffff;
/** So far from 1970 that nobody asks for it, and near enough that differences of days fit 32 bits. */
const FARTHEST_DAY = 0x1fff_ffff;

/** A day as its column has it. */
export const packDay = (day: number | null): number =>
  day === null ? NO_DAY : Math.min(Math.max(day, -FARTHEST_DAY), FARTHEST_DAY);

/** The day of a row that is gone: behind every last day, also where no day is asked for. */
export const GONE_DAY = 0x5fff_ffff;

const MAX_INT = 0x7fff_ffff;

/** What a square metre is in the column of areas. */
export const AREA_SCALE = 10_000;

/** An area in whole square metres, which is what searches ask for. */
export const packArea = (area: number): number => Math.min(Math.floor(area / AREA_SCALE), MAX_INT);

/** Rows from one on and before another. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** The rows that stand in the order of cells, those of a cell in that of rent. */
export interface OrderedCells {
  readonly verdicts: Uint8Array;
  /** Where the rows of each cell begin, and where those of the last one end. */
  readonly starts: Uint32Array;
  /** A place for each row, written by one pass after another. */
  readonly marks: Uint8Array;
}

const getCell = (starts: Uint32Array, cell: number): Run => ({
  from: starts[cell] as number,
  to: starts[cell + 1] as number,
});

/** What a search asks for of each column; where it asks for nothing, what every row has. */
export interface Limits {
  readonly rentMin: number;
  readonly rentMax: number;
  readonly areaMin: number;
  readonly lastDay: number;
  readonly amenities: number;
  /** By spot, 1 where homes may be; null where they may be anywhere. */
  readonly spots: Uint8Array | null;
  readonly rules: number;
}

/** The limits of a search, at some spots only where it asks for places. */
export const getLimits = (
  { rentMin, rentMax, areaMin, day, amenityMask, places }: ColumnSearch,
  spots: Uint8Array | null,
): Limits => ({
  rentMin: Math.min(rentMin ?? 0, MAX_INT),
  rentMax: Math.min(rentMax ?? MAX_INT, MAX_INT),
  areaMin: Math.min(areaMin ?? 0, MAX_INT),
  lastDay: day ?? NO_DAY,
  amenities: amenityMask,
  spots,
  rules: spots && places ? places.rules : 0,
});

/** Whether a row is within the limits of a search. */
export function isWithin(columns: Columns, limits: Limits, row: number): boolean {
  const { rent, wholeArea, day, amenityMask, spot, rules } = columns;
  return (
    (rent[row] as number) >= limits.rentMin &&
    (rent[row] as number) <= limits.rentMax &&
    (wholeArea[row] as number) >= limits.areaMin &&
    (day[row] as number) <= limits.lastDay &&
    ((amenityMask[row] as number) & limits.amenities) === limits.amenities &&
    ((rules[row] as number) & limits.rules) === limits.rules &&
    (limits.spots === null || limits.spots[spot[row] as number] === 1)
  );
}

/** The first row from one on and before another that has at least this rent; the other where none has. */
function findRent(rent: Int32Array, least: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rent[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Writes which rows of a cell are within the limits of a search: 1 for these, as `isWithin` tells of each. They stand in the order of
 * rent. Of a million rows many are looked at, so no branch is taken by half of them: a difference below 0 tells what is outside.
 */
function markCell(
  { rent, wholeArea, day, amenityMask, spot, rules }: Columns,
  { rentMin, rentMax, areaMin, lastDay, amenities, rules: wantedRules, spots }: Limits,
  cell: Run,
  marks: Uint8Array,
): Run {
  const from = rentMin > 0 ? findRent(rent, rentMin, cell.from, cell.to) : cell.from;
  const to = rentMax < MAX_INT ? findRent(rent, rentMax + 1, from, cell.to) : cell.to;
  for (let row = from; row < to; row += 1) {
    const margins =
      (lastDay - (day[row] as number)) |
      (((amenityMask[row] as number) & amenities) - amenities) |
      ((wholeArea[row] as number) - areaMin);
    marks[row] = (margins >>> 31) ^ 1;
  }
  if (spots)
    for (let row = from; row < to; row += 1) {
      const isAllowed = Number(((rules[row] as number) & wantedRules) === wantedRules);
      marks[row] = (marks[row] as number) & (spots[spot[row] as number] as number) & isAllowed;
    }
  return { from, to };
}

/** What the rows within the limits of a search are counted into. */
export interface Tally {
  /** By cell, those that miss several facets left out. */
  readonly counts: Int32Array;
  /** By amenities the rows of cells that pass, and behind them those outside the limits. */
  readonly masks: Int32Array;
  /** The first rows of cells that pass, and a place that is written to when there are more. */
  readonly first: Uint32Array;
  /** Rows of cells that pass. */
  total: number;
}

/** An empty tally of so many cells that notes so many rows. */
export const makeTally = (cells: number, noted: number): Tally => ({
  counts: new Int32Array(cells),
  masks: new Int32Array(2 * AMENITY_MASKS),
  first: new Uint32Array(noted + 1),
  total: 0,
});

/** Counts the ordered rows. */
export function countOrdered(
  columns: Columns,
  limits: Limits,
  { verdicts, starts, marks }: OrderedCells,
  tally: Tally,
): void {
  const { counts, masks, first } = tally;
  const { amenityMask } = columns;
  const last = first.length - 1;
  let { total } = tally;
  for (let cell = 0; cell < starts.length - 1; cell += 1) {
    const verdict = verdicts[cell] as number;
    if (missesSeveral(verdict)) continue;
    const { from, to } = markCell(columns, limits, getCell(starts, cell), marks);
    let count = 0;
    if (verdict !== PASSES) for (let row = from; row < to; row += 1) count += marks[row] as number;
    else {
      for (let row = from; row < to; row += 1) {
        const mark = marks[row] as number;
        const mask = (amenityMask[row] as number) | ((mark ^ 1) << AMENITY_BITS);
        masks[mask] = (masks[mask] as number) + 1;
        first[Math.min(total + count, last)] = row;
        count += mark;
      }
      total += count;
    }
    counts[cell] = count;
  }
  tally.total = total;
}

/** Counts some rows that stand in no order. */
export function countRows(
  columns: Columns,
  limits: Limits,
  verdicts: Uint8Array,
  rows: Uint32Array,
  tally: Tally,
): void {
  const { counts, masks, first } = tally;
  const last = first.length - 1;
  for (const row of rows) {
    if (!isWithin(columns, limits, row)) continue;
    const cell = columns.cell[row] as number;
    counts[cell] = (counts[cell] as number) + 1;
    if (verdicts[cell] !== PASSES) continue;
    const mask = columns.amenityMask[row] as number;
    masks[mask] = (masks[mask] as number) + 1;
    first[Math.min(tally.total, last)] = row;
    tally.total += 1;
  }
}

/** Lists the ordered rows that are within the limits and whose cells pass; returns how many. */
export function selectOrdered(
  columns: Columns,
  limits: Limits,
  { verdicts, starts, marks }: OrderedCells,
  selected: Uint32Array,
): number {
  let count = 0;
  for (let cell = 0; cell < starts.length - 1; cell += 1) {
    if (verdicts[cell] !== PASSES) continue;
    const { from, to } = markCell(columns, limits, getCell(starts, cell), marks);
    for (let row = from; row < to; row += 1) {
      selected[count] = row;
      count += marks[row] as number;
    }
  }
  return count;
}

/** Numbers of amenities by code, without those of nothing. */
export function nameAmenities(sums: Int32Array): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of sortedCodes) if (sums[code] !== 0) counts[code] = sums[code] as number;
  return counts;
}

/** Rows of cells that pass, for each amenity. */
export function sumAmenities({ masks }: Tally): Record<string, number> {
  const sums = new Int32Array(AMENITY_BITS);
  for (let mask = 1; mask < AMENITY_MASKS; mask += 1) {
    const count = masks[mask] as number;
    if (count === 0) continue;
    for (let code = 0; code < AMENITY_BITS; code += 1)
      if (mask & (1 << code)) sums[code] = (sums[code] as number) + count;
  }
  return nameAmenities(sums);
}
