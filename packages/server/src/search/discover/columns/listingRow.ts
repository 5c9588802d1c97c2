import type { Position } from '../../../homes/places/parsePosition.ts';
import type { CellValues } from './CellTable.ts';

/** The bits of what the house rules allow. */
export const ruleBits = { pets: 1, cooking: 2, visitors: 4 } as const;

/** What is searched of one live listing. */
export interface ListingRow {
  readonly id: string;
  /** Cents a month. */
  readonly rent: number;
  /** Ten-thousandths of a square metre; 0 where it is not stated. */
  readonly area: number;
  /** Days since 1970 from which it is free, or null. */
  readonly day: number | null;
  /** Microseconds since 1970. */
  readonly listedAt: number;
  readonly cell: CellValues;
  /** One bit for each amenity, by its code. */
  readonly amenityMask: number;
  readonly lexemes: readonly string[];
  /** Its own position, or else that of its postal code. */
  readonly position: Position | null;
  /** One bit for each of `ruleBits`. */
  readonly rules: number;
}
