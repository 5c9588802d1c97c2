import type { RouteAnswer } from '@sewa/api/client';
import type { DiscoverSort } from '@sewa/formatters';
import type { Surroundings } from '../../surroundings/Surroundings.ts';
import { type FacetName, PASSES } from './CellTable.ts';
import { type ColumnSearch, isByCodes } from './columns.ts';
import { type Around, describeAround } from './describeAround.ts';
import { ListingRows } from './ListingRows.ts';
import type { ListingRow } from './listingRow.ts';
import { type MapView, makeMarks } from './makeMarks.ts';
import { type FoundByPlace, findByPlace } from './placeColumns.ts';
import { getRentClass, RENT_CLASSES } from './rentClasses.ts';
import { type Compare, findFirst, selectFirst } from './rowLists.ts';
import { compareBy, makeIsAfter, type Place, type RowOrder } from './rowOrder.ts';
import type { FoundRows } from './TextIndex.ts';
import {
  countOrdered,
  countRows,
  getLimits,
  isWithin,
  type Limits,
  makeTally,
  type OrderedCells,
  selectOrdered,
  sumAmenities,
} from './tally.ts';

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
  readonly verdicts: Uint8Array;
  readonly limits: Limits;
  readonly byWords: FoundRows | null;
}

/** Rows that are remembered of a search at most; of one that finds more, a page is found soon by going along its order. */
const MAX_REMEMBERED = 4_096;

/**
 * What is searched of all live listings, in columns, so that one pass over the rows of the cells that matter gives the total, every
 * facet and every amenity of any search.
 */
export class ListingColumns {
  readonly #rows: ListingRows;
  readonly #maxRemembered: number;
  #surroundings: Surroundings | null = null;
  /** What places left at the last search, until the rows change: it is counted first, and then listed. */
  #lastByPlace: (FoundByPlace & { search: ColumnSearch }) | null = null;
  /** Room for a mark and a place of each row: used by one pass after another. */
  #marks = new Uint8Array(0);
  #selected = new Uint32Array(0);

  constructor({
    maxRemembered = MAX_REMEMBERED,
    minAdded,
  }: { maxRemembered?: number; minAdded?: number } = {}) {
    this.#maxRemembered = maxRemembered;
    this.#rows = new ListingRows(minAdded);
  }

  /** How many rows there are, with those that are gone and not yet forgotten. */
  get size(): number {
    return this.#rows.size;
  }

  /** Notes what is around all rows, from now on and until it is said again. */
  surround(surroundings: Surroundings): void {
    this.#surroundings = surroundings;
    this.#lastByPlace = null;
    this.#rows.spots.surround(surroundings);
  }

  /** Adds listings, each in place of what it was before. */
  add(rows: readonly ListingRow[]): void {
    this.#lastByPlace = null;
    this.#rows.add(rows);
  }

  /** Adds listings that are not there yet, as many as there are; `putInOrder` follows. */
  load(rows: readonly ListingRow[]): void {
    this.#rows.load(rows);
  }

  /** Ends the loading. */
  putInOrder(): void {
    this.#lastByPlace = null;
    this.#rows.putInOrder();
  }

  /** Takes listings out; those that are not there are passed over. */
  remove(ids: readonly string[]): void {
    this.#rows.remove(ids);
  }

  /** Tells what a search finds, without counting it. */
  judge({ wanted }: ColumnSearch): Judgement {
    return { verdicts: this.#rows.cells.judge(wanted), rows: null };
  }

  /** Counts a search, and remembers what it finds where that is little. */
  match(search: ColumnSearch): Matches {
    const { verdicts } = this.judge(search);
    return (isByCodes(search) ? this.#matchByTotals(verdicts) : null) ?? this.#matchByPass(search, verdicts);
  }

  /** Counts a search by codes alone; null where it finds so little that the rows are remembered too. */
  #matchByTotals(verdicts: Uint8Array): Matches | null {
    const { cells, totals } = this.#rows;
    const total = totals.sum(verdicts);
    if (total <= this.#maxRemembered) return null;
    const facets = { ...cells.sum(totals.counts, verdicts), amenities: totals.sumAmenities(verdicts) };
    return { counts: { total, facets }, verdicts, rows: null };
  }

  #matchByPass(search: ColumnSearch, verdicts: Uint8Array): Matches {
    const { cells, columns } = this.#rows;
    const tally = makeTally(cells.size, this.#maxRemembered);
    const { limits, byWords } = this.#makeFinding(search, verdicts);
    if (!byWords) countOrdered(columns, limits, this.#makeOrdered(verdicts), tally);
    countRows(columns, limits, verdicts, byWords?.rows ?? this.#rows.listAdded(), tally);
    const { counts, total, first } = tally;
    const facets = { ...cells.sum(counts, verdicts), amenities: sumAmenities(tally) };
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
    const { columns } = this.#rows;
    const order = this.#getOrder(sort, search);
    const isAfter = makeIsAfter(columns, order, after);
    const compare = compareBy(columns, order);
    const rows =
      matches.rows || sort === 'minutes'
        ? selectFirst(this.#listFound(search, matches).filter(isAfter), limit, compare)
        : this.#walk(this.#makeFinding(search, matches.verdicts), sort, { isAfter, compare, limit });
    return Array.from(rows, (row) => ({ value: order.values[row] as number, id: this.#rows.getId(row) }));
  }

  /** The ids of all that a search finds, in no order. */
  listIds(search: ColumnSearch, judgement: Judgement): string[] {
    return Array.from(this.#listFound(search, judgement), (row) => this.#rows.getId(row));
  }

  /** The marks of what a search finds in a view of a map; `id` where it is one home. */
  listMarks(search: ColumnSearch, judgement: Judgement, view: MapView): RouteAnswer<'listMarks'> {
    const { columns, spots } = this.#rows;
    const marks = makeMarks(columns, spots, this.#listFound(search, judgement), view);
    return marks.map(({ row, ...mark }) => ({
      ...mark,
      id: mark.homes === 1 ? this.#rows.getId(row) : null,
    }));
  }

  /** How many of what a search finds have a rent of each class; the last class has all above. */
  countRents(search: ColumnSearch, judgement: Judgement): number[] {
    if (isByCodes(search)) return this.#rows.totals.sumRents(judgement.verdicts);
    const { rent } = this.#rows.columns;
    const counts = new Array<number>(RENT_CLASSES).fill(0);
    for (const row of this.#listFound(search, judgement)) {
      const place = getRentClass(rent[row] as number);
      counts[place] = (counts[place] as number) + 1;
    }
    return counts;
  }

  /** What is around some listings, and the minutes from each to some places; null for one that is not there. */
  describeAround(ids: readonly string[], places: readonly string[]): (Around | null)[] {
    if (!this.#surroundings) return ids.map(() => null);
    const { columns, spots } = this.#rows;
    const found = ids.map((id) => {
      const row = this.#rows.findRow(id);
      return row === null ? null : (columns.spot[row] as number);
    });
    return describeAround(spots.columns, this.#surroundings, found, places);
  }

  #findByPlace(search: ColumnSearch): FoundByPlace | null {
    const { places } = search;
    if (!places || !this.#surroundings) return null;
    if (this.#lastByPlace?.search !== search)
      this.#lastByPlace = { search, ...findByPlace(this.#rows.spots, this.#surroundings, places) };
    return this.#lastByPlace;
  }

  #makeFinding(search: ColumnSearch, verdicts: Uint8Array): Finding {
    const { beginnings } = search;
    return {
      verdicts,
      limits: getLimits(search, this.#findByPlace(search)?.spots ?? null),
      byWords: beginnings && this.#rows.text.find(beginnings, this.#rows.size),
    };
  }

  #makeOrdered(verdicts: Uint8Array): OrderedCells {
    const { starts, ordered } = this.#rows;
    if (this.#marks.length < ordered) this.#marks = new Uint8Array(ordered);
    return { verdicts, starts, marks: this.#marks };
  }

  #makeIsFound({ verdicts, limits, byWords }: Finding): (row: number) => boolean {
    const { columns } = this.#rows;
    return (row) =>
      verdicts[columns.cell[row] as number] === PASSES &&
      isWithin(columns, limits, row) &&
      (byWords?.isMarked(row) ?? true);
  }

  /** All rows that a search finds, in no order, until the next search. */
  #listFound(search: ColumnSearch, { verdicts, rows }: Judgement): Uint32Array {
    if (rows) return rows;
    const finding = this.#makeFinding(search, verdicts);
    const isFound = this.#makeIsFound(finding);
    if (finding.byWords) return finding.byWords.rows.filter(isFound);
    const { columns, size } = this.#rows;
    if (this.#selected.length < size) this.#selected = new Uint32Array(columns.cell.length);
    let count = selectOrdered(columns, finding.limits, this.#makeOrdered(verdicts), this.#selected);
    for (const row of this.#rows.listAdded())
      if (isFound(row)) {
        this.#selected[count] = row;
        count += 1;
      }
    return this.#selected.subarray(0, count);
  }

  /**
   * Goes along an order until enough rows are found, along that of rent from the first with a rent asked for; those added since stand
   * in it by their value.
   */
  #walk(
    finding: Finding,
    sort: DiscoverSort,
    { isAfter, compare, limit }: { isAfter: (row: number) => boolean; compare: Compare; limit: number },
  ): Iterable<number> {
    const { rentMin, rentMax } = finding.limits;
    const { columns, ordered } = this.#rows;
    const { rent } = columns;
    const isFound = this.#makeIsFound(finding);
    const found: number[] = [];
    const at = this.#getOrdered(sort);
    const isReached = (row: number) =>
      isAfter(row) &&
      (sort !== 'rentAsc' || (rent[row] as number) >= rentMin) &&
      (sort !== 'rentDesc' || (rent[row] as number) <= rentMax);
    for (
      let place = findFirst(ordered, (each) => isReached(at(each)));
      place < ordered && found.length < limit;
      place += 1
    )
      if (isFound(at(place))) found.push(at(place));
    for (const row of this.#rows.listAdded()) if (isFound(row) && isAfter(row)) found.push(row);
    return selectFirst(found, limit, compare);
  }

  #getOrdered(sort: DiscoverSort): (place: number) => number {
    const { orders, ordered } = this.#rows;
    if (sort === 'rentDesc') return (place) => orders.rent[ordered - 1 - place] as number;
    const order = sort === 'rentAsc' ? orders.rent : sort === 'areaDesc' ? orders.area : orders.newest;
    return (place) => order[place] as number;
  }

  #getOrder(sort: DiscoverSort, search: ColumnSearch): RowOrder {
    const { rent, area, listedAt, spot } = this.#rows.columns;
    const byPlace = sort === 'minutes' ? this.#findByPlace(search) : null;
    if (byPlace) return { values: Uint8Array.from(spot, (each) => byPlace.minutes[each] as number), sign: 1 };
    if (sort === 'rentAsc') return { values: rent, sign: 1 };
    if (sort === 'rentDesc') return { values: rent, sign: -1 };
    return { values: sort === 'areaDesc' ? area : listedAt, sign: -1 };
  }
}
