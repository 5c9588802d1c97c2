import { amenities } from '@sewa/formatters';
import { PASSES } from './CellTable.ts';
import { grow } from './rowLists.ts';
import { nameAmenities } from './tally.ts';

const AMENITIES = amenities.length;

/** How many rows each cell has, and how many of them each amenity: what a search by codes alone is counted from without a pass. */
export class CellTotals {
  /** Rows by cell. */
  counts = new Int32Array(0);
  #amenities = new Int32Array(0);

  /** Notes a row that comes, or one that goes by a change of -1. */
  note(cell: number, amenityMask: number, change: 1 | -1): void {
    while (cell >= this.counts.length) {
      this.counts = grow(this.counts);
      const longer = new Int32Array(this.counts.length * AMENITIES);
      longer.set(this.#amenities);
      this.#amenities = longer;
    }
    this.counts[cell] = (this.counts[cell] as number) + change;
    const start = cell * AMENITIES;
    for (let place = 0; place < AMENITIES; place += 1)
      if (amenityMask & (1 << place))
        this.#amenities[start + place] = (this.#amenities[start + place] as number) + change;
  }

  /** Rows of all cells that pass. */
  sum(verdicts: Uint8Array): number {
    let total = 0;
    for (let cell = 1; cell < verdicts.length; cell += 1)
      if (verdicts[cell] === PASSES) total += this.counts[cell] as number;
    return total;
  }

  /** The same for each amenity. */
  sumAmenities(verdicts: Uint8Array): Record<string, number> {
    const sums = new Int32Array(AMENITIES);
    for (let cell = 1; cell < verdicts.length; cell += 1) {
      if (verdicts[cell] !== PASSES) continue;
      const start = cell * AMENITIES;
      for (let place = 0; place < AMENITIES; place += 1)
        sums[place] = (sums[place] as number) + (this.#amenities[start + place] as number);
    }
    return nameAmenities(sums);
  }
}
