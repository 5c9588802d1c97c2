import { amenities } from '@sewa/formatters';
import { PASSES } from './CellTable.ts';
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

const MAX_INT = 0x7fff_ffff;

/** What a square metre is in the column of areas. */
export const AREA_SCALE = 10_000;

/** An area in whole square metres, which is what searches ask for. */
export const packArea = (area: number): number => Math.min(Math.floor(area / AREA_SCALE), MAX_INT);

/** What a search asks for of each column; where it asks for nothing, what every row has. */
export interface Limits {
  readonly rentMin: number;
  readonly rentMax: number;
  readonly areaMin: number;
  readonly lastDay: number;
  readonly wanted: number;
}

/** The limits of a search. */
export const getLimits = ({ rentMin, rentMax, areaMin, day, amenityMask }: ColumnSearch): Limits => ({
  rentMin: Math.min(rentMin ?? 0, MAX_INT),
  rentMax: Math.min(rentMax ?? MAX_INT, MAX_INT),
  areaMin: Math.min(areaMin ?? 0, MAX_INT),
  lastDay: day ?? NO_DAY,
  wanted: amenityMask,
});

/** What the rows within the limits of a search are counted into. */
export interface Tally {
  /** By cell, whether it passes or not. */
  readonly counts: Int32Array;
  /** By amenities: those of cells that pass, and behind them those of the others. */
  readonly masks: Int32Array;
  /** For each cell where its masks begin. */
  readonly starts: Uint16Array;
  /** The first rows of cells that pass, and a place that is written to when there are more. */
  readonly first: Uint32Array;
  /** Rows of cells that pass. */
  total: number;
}

/** An empty tally that notes so many rows; what it stands in is taken from an earlier one that is used no longer. */
export function makeTally(verdicts: Uint8Array, noted: number, earlier: Tally | null): Tally {
  const cells = verdicts.length;
  const isLarge = earlier !== null && earlier.counts.length >= cells && earlier.first.length > noted;
  const tally = isLarge
    ? earlier
    : {
        counts: new Int32Array(2 * cells),
        masks: new Int32Array(2 * AMENITY_MASKS),
        starts: new Uint16Array(2 * cells),
        first: new Uint32Array(noted + 1),
        total: 0,
      };
  if (isLarge) {
    tally.counts.fill(0, 0, cells);
    tally.masks.fill(0);
    tally.total = 0;
  }
  for (let cell = 0; cell < cells; cell += 1)
    tally.starts[cell] = verdicts[cell] === PASSES ? 0 : AMENITY_MASKS;
  return tally;
}

/** Some rows: those of a list, or else all; from one place on and before another. */
export interface RowRange {
  readonly list: Uint32Array | null;
  readonly from: number;
  readonly to: number;
}

/** All rows of a list. */
export const wholeList = (list: Uint32Array): RowRange => ({ list, from: 0, to: list.length });

/** How many places some ranges have. */
export const countPlaces = (ranges: readonly RowRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * Counts rows. A million of them are gone through, so this loop has no branch that half the rows take: a row outside a limit makes
 * a difference below 0, whose sign puts it into the cell of rows that are gone.
 */
export function countRows(
  columns: Columns,
  limits: Limits,
  { list, from, to }: RowRange,
  tally: Tally,
): void {
  const { rent, wholeArea, day, cell, amenityMask } = columns;
  const { rentMin, rentMax, areaMin, lastDay, wanted } = limits;
  const { counts, masks, starts, first } = tally;
  const last = first.length - 1;
  let { total } = tally;
  for (let place = from; place < to; place += 1) {
    const row = list === null ? place : (list[place] as number);
    const mask = amenityMask[row] as number;
    const outside =
      (((rent[row] as number) - rentMin) |
        (rentMax - (rent[row] as number)) |
        (lastDay - (day[row] as number)) |
        ((mask & wanted) - wanted) |
        ((wholeArea[row] as number) - areaMin)) >>
      31;
    const found = (cell[row] as number) & ~outside;
    counts[found] = (counts[found] as number) + 1;
    const start = starts[found] as number;
    masks[start | mask] = (masks[start | mask] as number) + 1;
    first[Math.min(total, last)] = row;
    total += 1 - (start >> AMENITY_BITS);
  }
  tally.total = total;
}

/** Those rows that are within the limits and whose cells pass, in a loop of the same kind. */
export function selectRows(
  columns: Columns,
  limits: Limits,
  ranges: readonly RowRange[],
  verdicts: Uint8Array,
): Uint32Array {
  const { rent, wholeArea, day, cell, amenityMask } = columns;
  const { rentMin, rentMax, areaMin, lastDay, wanted } = limits;
  const selected = new Uint32Array(countPlaces(ranges));
  let count = 0;
  for (const { list, from, to } of ranges)
    for (let place = from; place < to; place += 1) {
      const row = list === null ? place : (list[place] as number);
      const outside =
        (((rent[row] as number) - rentMin) |
          (rentMax - (rent[row] as number)) |
          (lastDay - (day[row] as number)) |
          (((amenityMask[row] as number) & wanted) - wanted) |
          ((wholeArea[row] as number) - areaMin)) >>
        31;
      selected[count] = row;
      count += Number(verdicts[(cell[row] as number) & ~outside] === PASSES);
    }
  return selected.subarray(0, count);
}

/** Whether a row is within the limits of a search. */
export function isWithin(columns: Columns, limits: Limits, row: number): boolean {
  const { rent, wholeArea, day, amenityMask } = columns;
  const { rentMin, rentMax, areaMin, lastDay, wanted } = limits;
  return (
    (rent[row] as number) >= rentMin &&
    (rent[row] as number) <= rentMax &&
    (wholeArea[row] as number) >= areaMin &&
    (day[row] as number) <= lastDay &&
    ((amenityMask[row] as number) & wanted) === wanted
  );
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
