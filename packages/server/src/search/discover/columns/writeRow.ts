import type { Columns } from './columns.ts';
import type { ListingRow } from './listingRow.ts';
import { packId } from './packedIds.ts';
import { packArea, packDay } from './tally.ts';

/** Writes a listing with its cell and spot into a row. */
export function writeRow(
  columns: Columns,
  row: number,
  listing: ListingRow,
  { cell, spot }: { cell: number; spot: number },
): void {
  columns.rent[row] = listing.rent;
  columns.area[row] = listing.area;
  columns.wholeArea[row] = packArea(listing.area);
  columns.day[row] = packDay(listing.day);
  columns.listedAt[row] = listing.listedAt;
  columns.cell[row] = cell;
  columns.amenityMask[row] = listing.amenityMask;
  const [start, end] = packId(listing.id);
  columns.idStart[row] = start;
  columns.idEnd[row] = end;
  columns.spot[row] = spot;
  columns.rules[row] = listing.rules;
}
