import { amenities } from '@sewa/formatters';
import { PASSES } from './CellTable.ts';
import { getRentClass, RENT_CLASSES } from './rentClasses.ts';
import { grow } from './rowLists.ts';
import { nameAmenities } from './tally.ts';

const AMENITIES = amenities.length;

function lengthen(numbers: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length);
  longer.set(numbers);
  return longer;
}

/** Adds up the numbers of all cells that pass; each cell has `width` of them. */
function sumPassing(numbers: Int32Array, width: number, verdicts: Uint8Array): Int32Array<ArrayBuffer> {
  const sums = new Int32Array(width);
  for (let cell = 0; cell < verdicts.length; cell += 1) {
    if (verdicts[cell] !== PASSES) continue;
    const start = cell * width;
    for (let place = 0; place < width; place += 1)
      sums[place] = (sums[place] as number) + (numbers[start + place] as number);
  }
  return sums;
}

/** How many rows each cell has, of each amenity and each class of rents: what a search by codes alone is counted from without a pass. */
export class CellTotals {
  /** Rows by cell. */
  counts = new Int32Array(0);
  #amenities = new Int32Array(0);
  #rents = new Int32Array(0);

  /** Notes a row that comes, or one that goes by a change of -1. */
  note(cell: number, { amenityMask, rent }: { amenityMask: number; rent: number }, change: 1 | -1): void {
    while (cell >= this.counts.length) {
      this.counts = grow(this.counts);
      this.#amenities = lengthen(this.#amenities, this.counts.length * AMENITIES);
      this.#rents = lengthen(this.#rents, this.counts.length * RENT_CLASSES);
    }
    const place = cell * RENT_CLASSES + getRentClass(rent);
    this.#rents[place] = (this.#rents[place] as number) + change;
    this.counts[cell] = (this.counts[cell] as number) + change;
    const start = cell * AMENITIES;
    for (let place = 0; place < AMENITIES; place += 1)
      if (amenityMask & (1 << place))
        this.#amenities[start + place] = (this.#amenities[start + place] as number) + change;
  }

  /** Rows of all cells that pass. */
  sum(verdicts: Uint8Array): number {
    let total = 0;
    for (let cell = 0; cell < verdicts.length; cell += 1)
      if (verdicts[cell] === PASSES) total += this.counts[cell] as number;
    return total;
  }

  /** The same for each amenity. */
  sumAmenities(verdicts: Uint8Array): Record<string, number> {
    return nameAmenities(sumPassing(this.#amenities, AMENITIES, verdicts));
  }

  /** The same for each class of rents. */
  sumRents(verdicts: Uint8Array): number[] {
    return [...sumPassing(this.#rents, RENT_CLASSES, verdicts)];
  }
}
