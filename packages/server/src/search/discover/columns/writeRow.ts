import type { Columns } from './columns.ts';
import type { ListingRow } from './listingRow.ts';
import { packId } from './packedIds.ts';
import { packArea, packDay } from './tally.ts';

/** Writes a listing with its cell into a row; what is around it is for `locateRow`. */
export function writeRow(columns: Columns, row: number, listing: ListingRow, cell: number): void {
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
  columns.latitude[row] = listing.position?.latitude ?? Number.NaN;
  columns.longitude[row] = listing.position?.longitude ?? Number.NaN;
  columns.rules[row] = listing.rules;
}
