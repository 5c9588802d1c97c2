import type { RouteAnswer } from '@sewa/api/client';
import type { DiscoverSort } from '@sewa/formatters';
import type { Surroundings } from '../../surroundings/Surroundings.ts';
import { CellTable, type FacetName, NO_CELL, PASSES } from './CellTable.ts';
import { CellTotals } from './CellTotals.ts';
import { type ColumnSearch, isByCodes, makeColumns, pickRows } from './columns.ts';
import { type Around, describeAround } from './describeAround.ts';
import type { ListingRow } from './listingRow.ts';
import { type MapView, makeMarks } from './makeMarks.ts';
import { packId, unpackId } from './packedIds.ts';
import { type FoundByPlace, findByPlace } from './placeColumns.ts';
import {
  type Compare,
  findFirst,
  growAll,
  listNumbers,
  mergeRows,
  selectFirst,
  sortRows,
} from './rowLists.ts';
import { compareBy, compareIds, makeIsAfter, type Place, type RowOrder } from './rowOrder.ts';
import { SpotTable } from './SpotTable.ts';
import { type FoundRows, GONE, TextIndex } from './TextIndex.ts';
import {
  countRows,
  getLimits,
  isWithin,
  type Limits,
  makeTally,
  type RowRange,
  selectRows,
  sumAmenities,
  type Tally,
  wholeList,
} from './tally.ts';
import { writeRow } from './writeRow.ts';

/** Exact numbers of one search. */
export interface FacetCounts {
  total: number;
  facets: Record<FacetName | 'amenities', Record<string, number>>;
}

/** What tells the rows of one search. */
export interface Judgement {
  /** Which cells pass it. */
  readonly verdicts: Uint8Array;
  /** The rows themselves, where these are few and were counted. */
  readonly rows: Uint32Array | null;
}

/** What one search finds. */
export interface Matches extends Judgement {
  readonly counts: FacetCounts;
}

/** How the rows of a search are told from others. */
interface Finding {
  readonly limits: Limits;
  readonly byPlace: FoundByPlace | null;
  readonly isFound: (row: number) => boolean;
  readonly listRows: () => Uint32Array;
}

/** Rows that are remembered of a search at most; of one that finds more, a page is found soon by going along its order. */
const MAX_REMEMBERED = 4_096;
/** Rows that are added before all are put in order anew, at least; with more rows, a sixteenth of them. */
const MIN_ADDED = 2_048;

/**
 * What is searched of all live listings, in columns ordered by rent, so that one pass over the rents asked for gives the total,
 * every facet and every amenity of any search. Rows that come later stand behind the ordered ones until they are many; rows
 * that go keep their place until then, in no cell.
 */
export class ListingColumns {
  readonly #cells = new CellTable();
  readonly #totals = new CellTotals();
  readonly #spots = new SpotTable();
  readonly #text = new TextIndex();
  #columns = makeColumns(0);
  /** Rows in use, those that are gone among them; the first `#ordered` are in the order of rent. */
  #size = 0;
  #ordered = 0;
  /** The ordered rows in other orders, each from its first to its last. */
  #orders = { newest: new Uint32Array(0), area: new Uint32Array(0), id: new Uint32Array(0) };
  readonly #added = new Map<string, number>();
  /** Used by one search after another. */
  #tally: Tally | null = null;
  #surroundings: Surroundings | null = null;
  /** What places left at the last search, until the rows change: it is counted first, and then listed. */
  #lastByPlace: (FoundByPlace & { search: ColumnSearch }) | null = null;
  readonly #maxRemembered: number;
  readonly #minAdded: number;

  constructor({ maxRemembered = MAX_REMEMBERED, minAdded = MIN_ADDED } = {}) {
    this.#maxRemembered = maxRemembered;
    this.#minAdded = minAdded;
  }

  /** How many rows there are, with those that are gone and not yet forgotten. */
  get size(): number {
    return this.#size;
  }

  /** Notes what is around all rows, from now on and until it is said again. */
  surround(surroundings: Surroundings): void {
    this.#surroundings = surroundings;
    this.#lastByPlace = null;
    this.#spots.surround(surroundings);
  }

  /** Adds listings, each in place of what it was before. */
  add(rows: readonly ListingRow[]): void {
    for (const row of rows) {
      this.remove([row.id]);
      this.#append(row);
    }
    if (this.#size - this.#ordered > Math.max(this.#minAdded, this.#ordered / 16)) this.putInOrder();
  }

  /** Adds listings that are not there yet, as many as there are; `putInOrder` follows. */
  load(rows: readonly ListingRow[]): void {
    for (const row of rows) this.#append(row);
  }

  /** Takes listings out; those that are not there are passed over. */
  remove(ids: readonly string[]): void {
    for (const id of ids) {
      const row = this.#findRow(id);
      if (row === null || this.#columns.cell[row] === NO_CELL) continue;
      this.#totals.note(this.#columns.cell[row] as number, this.#columns.amenityMask[row] as number, -1);
      this.#columns.cell[row] = NO_CELL;
      this.#added.delete(id);
    }
  }

  /** Tells what a search finds, without counting it. */
  judge({ wanted }: ColumnSearch): Judgement {
    return { verdicts: this.#cells.judge(wanted), rows: null };
  }

  /** Counts a search, and remembers what it finds where that is little. */
  match(search: ColumnSearch): Matches {
    const verdicts = this.#cells.judge(search.wanted);
    return (isByCodes(search) ? this.#matchByTotals(verdicts) : null) ?? this.#matchByPass(search, verdicts);
  }

  /** Counts a search by codes alone; null where it finds so little that the rows are remembered too. */
  #matchByTotals(verdicts: Uint8Array): Matches | null {
    const total = this.#totals.sum(verdicts);
    if (total <= this.#maxRemembered) return null;
    const facets = {
      ...this.#cells.sum(this.#totals.counts, verdicts),
      amenities: this.#totals.sumAmenities(verdicts),
    };
    return { counts: { total, facets }, verdicts, rows: null };
  }

  #matchByPass(search: ColumnSearch, verdicts: Uint8Array): Matches {
    const tally = makeTally(verdicts, this.#maxRemembered, this.#tally);
    this.#tally = tally;
    const limits = getLimits(search);
    const candidates = this.#findCandidates(search, this.#findByPlace(search));
    for (const range of candidates ? [wholeList(candidates.rows)] : this.#listRanges(limits))
      countRows(this.#columns, limits, range, tally);
    const { counts, total, first } = tally;
    const facets = { ...this.#cells.sum(counts, verdicts), amenities: sumAmenities(tally) };
    const rows = total <= this.#maxRemembered ? first.slice(0, total) : null;
    return { counts: { total, facets }, verdicts, rows };
  }

  /** The places of what a search finds, in an order and after a place of it, as many as asked for. */
  list(
    search: ColumnSearch,
    matches: Matches,
    sort: DiscoverSort,
    after: Place | null,
    limit: number,
  ): Place[] {
    const finding = this.#makeFinding(search, matches);
    const order = this.#getOrder(sort, finding.byPlace);
    const isAfter = makeIsAfter(this.#columns, order, after);
    const compare = compareBy(this.#columns, order);
    const rows =
      matches.rows || sort === 'minutes'
        ? selectFirst(after ? finding.listRows().filter(isAfter) : finding.listRows(), limit, compare)
        : this.#walk(finding, sort, { isAfter, compare, limit });
    return Array.from(rows, (row) => ({ value: order.values[row] as number, id: this.#getId(row) }));
  }

  /** The ids of all that a search finds, in no order. */
  listIds(search: ColumnSearch, matches: Judgement): string[] {
    return Array.from(this.#makeFinding(search, matches).listRows(), (row) => this.#getId(row));
  }

  /** The marks of what a search finds in a view of a map; `id` where it is one home. */
  listMarks(search: ColumnSearch, matches: Judgement, view: MapView): RouteAnswer<'listMarks'> {
    const found = this.#makeFinding(search, matches).listRows();
    const marks = makeMarks(this.#columns, this.#spots, found, view);
    return marks.map(({ row, ...mark }) => ({ ...mark, id: mark.homes === 1 ? this.#getId(row) : null }));
  }

  /** How many of what a search finds have a rent of each class; the last class has all above. */
  countRents(search: ColumnSearch, matches: Judgement, step: number, classes: number): number[] {
    const counts = new Array<number>(classes).fill(0);
    for (const row of this.#makeFinding(search, matches).listRows()) {
      const place = Math.min(Math.floor((this.#columns.rent[row] as number) / step), classes - 1);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    return counts;
  }

  /** What is around some listings, and the minutes from each to some places; null for one that is not there. */
  describeAround(ids: readonly string[], places: readonly string[]): (Around | null)[] {
    if (!this.#surroundings) return ids.map(() => null);
    const spots = ids.map((id) => {
      const row = this.#findRow(id);
      return row === null ? null : (this.#columns.spot[row] as number);
    });
    return describeAround(this.#spots.columns, this.#surroundings, spots, places);
  }

  #findByPlace(search: ColumnSearch): FoundByPlace | null {
    const { places } = search;
    if (!places || !this.#surroundings) return null;
    if (this.#lastByPlace?.search !== search)
      this.#lastByPlace = {
        search,
        ...findByPlace(
          this.#columns,
          this.#spots,
          this.#surroundings,
          places,
          this.#listRanges(getLimits(search)),
        ),
      };
    return this.#lastByPlace;
  }

  /** The rows that words and places leave of all, each once; null where neither is asked for. */
  #findCandidates({ beginnings }: ColumnSearch, byPlace: FoundByPlace | null): FoundRows | null {
    const byWords = beginnings && this.#text.find(beginnings, this.#size);
    if (!byWords || !byPlace) return byWords ?? byPlace;
    return {
      rows: byWords.rows.filter(byPlace.isMarked),
      isMarked: (row) => byWords.isMarked(row) && byPlace.isMarked(row),
    };
  }

  /** How the rows of a search that was matched are told from others. */
  #makeFinding(search: ColumnSearch, { verdicts, rows }: Judgement): Finding {
    const columns = this.#columns;
    const limits = getLimits(search);
    const byPlace = this.#findByPlace(search);
    const candidates = this.#findCandidates(search, byPlace);
    const isFound = (row: number) =>
      verdicts[columns.cell[row] as number] === PASSES &&
      isWithin(columns, limits, row) &&
      (candidates?.isMarked(row) ?? true);
    const listRows = () => {
      const ranges = candidates ? [wholeList(candidates.rows)] : this.#listRanges(limits);
      return rows ?? selectRows(columns, limits, ranges, verdicts);
    };
    return { limits, byPlace, isFound, listRows };
  }

  /**
   * Goes along an order until enough rows are found, along that of rent from the first with a rent asked for; those added since stand
   * in it by their value.
   */
  #walk(
    { limits: { rentMin, rentMax }, isFound }: Pick<Finding, 'limits' | 'isFound'>,
    sort: DiscoverSort,
    { isAfter, compare, limit }: { isAfter: (row: number) => boolean; compare: Compare; limit: number },
  ): Iterable<number> {
    const { rent } = this.#columns;
    const found: number[] = [];
    const at = this.#getOrdered(sort);
    const isReached = (row: number) =>
      isAfter(row) &&
      (sort !== 'rentAsc' || (rent[row] as number) >= rentMin) &&
      (sort !== 'rentDesc' || (rent[row] as number) <= rentMax);
    for (
      let place = findFirst(this.#ordered, (each) => isReached(at(each)));
      place < this.#ordered && found.length < limit;
      place += 1
    )
      if (isFound(at(place))) found.push(at(place));
    for (const row of this.#listAdded()) if (isFound(row) && isAfter(row)) found.push(row);
    return selectFirst(found, limit, compare);
  }

  /** The rows whose rent is asked for: the ordered ones, and all that stand behind them. */
  #listRanges({ rentMin, rentMax }: Limits): RowRange[] {
    const from = this.#findRent(rentMin);
    const to = Math.max(from, this.#findRent(rentMax + 1));
    return [
      { list: null, from, to },
      { list: null, from: this.#ordered, to: this.#size },
    ];
  }

  /** The rows that stand behind the ordered ones. */
  #listAdded(): Uint32Array {
    return listNumbers(this.#ordered, this.#size);
  }

  #getOrdered(sort: DiscoverSort): (place: number) => number {
    const { newest, area } = this.#orders;
    if (sort === 'rentAsc') return (place) => place;
    if (sort === 'rentDesc') return (place) => this.#ordered - 1 - place;
    const order = sort === 'areaDesc' ? area : newest;
    return (place) => order[place] as number;
  }

  #getOrder(sort: DiscoverSort, found: FoundByPlace | null): RowOrder {
    const { rent, area, listedAt } = this.#columns;
    if (sort === 'minutes' && found) return { values: found.listMinutes(), sign: 1 };
    if (sort === 'rentAsc') return { values: rent, sign: 1 };
    if (sort === 'rentDesc') return { values: rent, sign: -1 };
    return { values: sort === 'areaDesc' ? area : listedAt, sign: -1 };
  }

  /** The first ordered row of at least this rent. */
  #findRent(least: number): number {
    const { rent } = this.#columns;
    return findFirst(this.#ordered, (row) => (rent[row] as number) >= least);
  }

  #getId(row: number): string {
    const { idStart, idEnd } = this.#columns;
    return unpackId([idStart[row] as number, idEnd[row] as number]);
  }

  #findRow(id: string): number | null {
    const added = this.#added.get(id);
    if (added !== undefined) return added;
    const { idStart, idEnd } = this.#columns;
    const [start, end] = packId(id);
    const order = this.#orders.id;
    const place = findFirst(order.length, (each) => {
      const row = order[each] as number;
      return ((idStart[row] as number) - start || (idEnd[row] as number) - end) >= 0;
    });
    const row = order[place];
    return row !== undefined && idStart[row] === start && idEnd[row] === end ? row : null;
  }

  #append(listing: ListingRow): void {
    const row = this.#size;
    if (row === this.#columns.rent.length) this.#columns = growAll(this.#columns);
    const columns = this.#columns;
    const [cell, spot] = [this.#cells.find(listing.cell), this.#spots.find(listing.position)];
    writeRow(columns, row, listing, { cell, spot });
    this.#totals.note(columns.cell[row] as number, listing.amenityMask, 1);
    this.#text.add(row, listing.lexemes);
    this.#added.set(listing.id, row);
    this.#size += 1;
    this.#lastByPlace = null;
  }

  /** Puts all rows in the order of rent, and forgets those that are gone. */
  putInOrder(): void {
    const { cell } = this.#columns;
    const isLive = (row: number) => cell[row] !== NO_CELL;
    const liveAdded = this.#listAdded().filter(isLive);
    const order = (known: Uint32Array, compare: Compare) =>
      mergeRows(known.filter(isLive), sortRows(liveAdded, compare), compare);
    const by = (sort: DiscoverSort) => compareBy(this.#columns, this.#getOrder(sort, null));
    const byRent = order(listNumbers(0, this.#ordered), by('rentAsc'));
    const orders = {
      newest: order(this.#orders.newest, by('newest')),
      area: order(this.#orders.area, by('areaDesc')),
      id: order(this.#orders.id, compareIds(this.#columns)),
    };
    const numbers = new Uint32Array(this.#size).fill(GONE);
    byRent.forEach((row, number) => {
      numbers[row] = number;
    });
    const renumber = (rows: Uint32Array) => rows.map((row) => numbers[row] as number);
    this.#orders = { newest: renumber(orders.newest), area: renumber(orders.area), id: renumber(orders.id) };
    this.#text.renumber(numbers);
    this.#columns = pickRows(this.#columns, byRent);
    this.#size = byRent.length;
    this.#ordered = byRent.length;
    this.#added.clear();
    this.#lastByPlace = null;
  }
}
