import { CellTable } from './CellTable.ts';
import { CellTotals } from './CellTotals.ts';
import { makeColumns, pickRows } from './columns.ts';
import type { ListingRow } from './listingRow.ts';
import { packId, unpackId } from './packedIds.ts';
import { type Compare, findFirst, growAll, listNumbers, mergeRows, sortRows } from './rowLists.ts';
import { compareBy, compareIds } from './rowOrder.ts';
import { SpotTable } from './SpotTable.ts';
import { GONE, TextIndex } from './TextIndex.ts';
import { GONE_DAY } from './tally.ts';
import { writeRow } from './writeRow.ts';

/** Rows that are added before all are put in order anew, at least; with more rows, a sixteenth of them. */
const MIN_ADDED = 2_048;

/**
 * All live listings in columns, the rows of one cell next to each other, in the order of rent. Rows that come later stand behind the ordered ones until
 * they are many; rows that go keep their place until then, with a day behind every last one.
 */
export class ListingRows {
  readonly cells = new CellTable();
  readonly totals = new CellTotals();
  readonly spots = new SpotTable();
  readonly text = new TextIndex();
  columns = makeColumns(0);
  /** Rows in use, those that are gone among them; the first `ordered` stand in the order of cells. */
  size = 0;
  ordered = 0;
  /** Where the ordered rows of each cell begin, and where those of the last one end. */
  starts = new Uint32Array(1);
  /** The ordered rows in other orders, each from its first to its last. */
  orders = {
    rent: new Uint32Array(0),
    newest: new Uint32Array(0),
    area: new Uint32Array(0),
    id: new Uint32Array(0),
  };
  readonly #added = new Map<string, number>();
  readonly #minAdded: number;

  constructor(minAdded = MIN_ADDED) {
    this.#minAdded = minAdded;
  }

  /** Adds listings, each in place of what it was before. */
  add(rows: readonly ListingRow[]): void {
    for (const row of rows) {
      this.remove([row.id]);
      this.#append(row);
    }
    if (this.size - this.ordered > Math.max(this.#minAdded, this.ordered / 16)) this.putInOrder();
  }

  /** Adds listings that are not there yet, as many as there are; `putInOrder` follows. */
  load(rows: readonly ListingRow[]): void {
    for (const row of rows) this.#append(row);
  }

  /** Takes listings out; those that are not there are passed over. */
  remove(ids: readonly string[]): void {
    const { cell, amenityMask, rent, day } = this.columns;
    for (const id of ids) {
      const row = this.findRow(id);
      if (row === null || day[row] === GONE_DAY) continue;
      const noted = { amenityMask: amenityMask[row] as number, rent: rent[row] as number };
      this.totals.note(cell[row] as number, noted, -1);
      day[row] = GONE_DAY;
      this.#added.delete(id);
    }
  }

  /** The rows that stand behind the ordered ones. */
  listAdded(): Uint32Array {
    return listNumbers(this.ordered, this.size);
  }

  getId(row: number): string {
    const { idStart, idEnd } = this.columns;
    return unpackId([idStart[row] as number, idEnd[row] as number]);
  }

  findRow(id: string): number | null {
    const added = this.#added.get(id);
    if (added !== undefined) return added;
    const { idStart, idEnd } = this.columns;
    const [start, end] = packId(id);
    const order = this.orders.id;
    const place = findFirst(order.length, (each) => {
      const row = order[each] as number;
      return ((idStart[row] as number) - start || (idEnd[row] as number) - end) >= 0;
    });
    const row = order[place];
    return row !== undefined && idStart[row] === start && idEnd[row] === end ? row : null;
  }

  /** Puts all rows in the order of cells, and forgets those that are gone. */
  putInOrder(): void {
    const { rent, area, listedAt, day } = this.columns;
    const isLive = (row: number) => day[row] !== GONE_DAY;
    const liveAdded = this.listAdded().filter(isLive);
    const order = (known: Uint32Array, compare: Compare) =>
      mergeRows(known.filter(isLive), sortRows(liveAdded, compare), compare);
    const by = (values: Int32Array | Float64Array, sign: 1 | -1) => compareBy(this.columns, { values, sign });
    const orders = {
      rent: order(this.orders.rent, by(rent, 1)),
      newest: order(this.orders.newest, by(listedAt, -1)),
      area: order(this.orders.area, by(area, -1)),
      id: order(this.orders.id, compareIds(this.columns)),
    };
    const rows = this.#listByCell(orders.rent);
    const numbers = new Uint32Array(this.size).fill(GONE);
    rows.forEach((row, number) => {
      numbers[row] = number;
    });
    const renumber = (list: Uint32Array) => list.map((row) => numbers[row] as number);
    this.orders = {
      rent: renumber(orders.rent),
      newest: renumber(orders.newest),
      area: renumber(orders.area),
      id: renumber(orders.id),
    };
    this.text.renumber(numbers);
    this.columns = pickRows(this.columns, rows);
    this.size = rows.length;
    this.ordered = rows.length;
    this.#added.clear();
  }

  /** Rows in some order, one cell after another, and notes where each begins. */
  #listByCell(order: Uint32Array): Uint32Array {
    const { cell } = this.columns;
    const starts = new Uint32Array(this.cells.size + 1);
    for (const row of order) {
      const after = (cell[row] as number) + 1;
      starts[after] = (starts[after] as number) + 1;
    }
    for (let each = 1; each < starts.length; each += 1)
      starts[each] = (starts[each] as number) + (starts[each - 1] as number);
    this.starts = starts;
    const next = starts.slice();
    const rows = new Uint32Array(order.length);
    for (const row of order) {
      const each = cell[row] as number;
      rows[next[each] as number] = row;
      next[each] = (next[each] as number) + 1;
    }
    return rows;
  }

  #append(listing: ListingRow): void {
    const row = this.size;
    if (row === this.columns.rent.length) this.columns = growAll(this.columns);
    const [cell, spot] = [this.cells.find(listing.cell), this.spots.find(listing.position)];
    writeRow(this.columns, row, listing, { cell, spot });
    this.totals.note(cell, listing, 1);
    this.text.add(row, listing.lexemes);
    this.#added.set(listing.id, row);
    this.size += 1;
  }
}
