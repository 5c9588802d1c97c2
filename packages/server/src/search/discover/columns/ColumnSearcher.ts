import type { RouteAnswer } from '@sewa/api/client';
import type { DiscoverSort } from '@sewa/formatters';
import type { SurroundingRows, Surroundings } from '../../surroundings/Surroundings.ts';
import { DailySurroundings } from '../../surroundings/Surroundings.ts';
import type { ColumnSearch } from './columns.ts';
import type { Around } from './describeAround.ts';
import { type FacetCounts, type Judgement, ListingColumns, type Matches } from './ListingColumns.ts';
import type { ListingRow } from './listingRow.ts';
import type { MapView } from './makeMarks.ts';
import type { Place } from './rowOrder.ts';

/** What is searched for: the numbers of a search, and one page of it where that is asked for too. */
export interface SearchRequest {
  readonly search: ColumnSearch;
  /** The day in Singapore, YYYY-MM-DD: only stations that run on it count. */
  readonly today: string;
  readonly page: PageRequest | null;
}

/** A page of a search: so many listings after a place in its order. */
export interface PageRequest {
  readonly sort: DiscoverSort;
  readonly after: Place | null;
  readonly limit: number;
}

/** What was found, and the version of the listings it was found in. */
export interface SearchAnswer {
  readonly version: number;
  readonly counts: FacetCounts;
  readonly ids: readonly string[];
  /** What is around each of the ids. */
  readonly around: readonly (Around | null)[];
  /** Where the last of the ids stands in the order, when more come after it. */
  readonly next: Place | null;
}

/** What has changed since the columns' version: listings as they are now, and the ids of those that are live no longer. */
export interface ColumnChanges {
  readonly added: readonly ListingRow[];
  readonly removed: readonly string[];
  readonly version: number;
}

/** Searches that are remembered until the listings change. */
const MAX_ANSWERS = 300;

/** The columns of one version of the listings, and what searches found in it. */
export class ColumnSearcher {
  readonly #columns = new ListingColumns();
  readonly #matches = new Map<string, Matches>();
  readonly #surroundings: DailySurroundings;
  #around: Surroundings | null = null;
  #version = 0;

  constructor(surroundings: SurroundingRows, today: string) {
    this.#surroundings = new DailySurroundings(surroundings);
    this.#surround(today);
  }

  /** Adds listings that are not there yet; `finishLoading` follows. */
  load(rows: readonly ListingRow[]): void {
    this.#columns.load(rows);
  }

  /** Ends the loading, of listings that have this version or a later one. */
  finishLoading(version: number): void {
    this.#columns.putInOrder();
    this.#version = version;
  }

  /** Brings the columns to a later version. */
  change({ added, removed, version }: ColumnChanges): void {
    this.#columns.remove(removed);
    this.#columns.add(added);
    if (version !== this.#version) this.#matches.clear();
    this.#version = version;
  }

  /** Answers a search. */
  search({ search, today, page }: SearchRequest): SearchAnswer {
    const matches = this.#match(search, today);
    const { counts } = matches;
    const version = this.#version;
    if (page === null) return { version, counts, ids: [], around: [], next: null };
    const { sort, after, limit } = page;
    const places = this.#columns.list(search, matches, sort, after, limit + 1);
    const ids = places.slice(0, limit).map(({ id }) => id);
    const targets = search.places?.to.map(({ place }) => place) ?? [];
    const around = this.#columns.describeAround(ids, targets);
    const next = places.length > limit ? (places[limit - 1] ?? null) : null;
    return { version, counts, ids, around, next };
  }

  /** The ids of all that a search finds, in no order. */
  listIds(search: ColumnSearch, today: string): string[] {
    return this.#columns.listIds(search, this.#judge(search, today));
  }

  /** The marks of what a search finds in a view of a map. */
  listMarks(search: ColumnSearch, today: string, view: MapView): RouteAnswer<'listMarks'> {
    return this.#columns.listMarks(search, this.#judge(search, today), view);
  }

  /** How many of what a search finds have a rent of each class. */
  countRents(search: ColumnSearch, today: string): number[] {
    return this.#columns.countRents(search, this.#judge(search, today));
  }

  /** What is around some listings; null for one that is not there. */
  describeAround(ids: readonly string[], today: string): (Around | null)[] {
    this.#surround(today);
    return this.#columns.describeAround(ids, []);
  }

  /** What was found, else what tells it: counting would be another pass. */
  #judge(search: ColumnSearch, today: string): Judgement {
    this.#surround(today);
    return this.#matches.get(JSON.stringify(search)) ?? this.#columns.judge(search);
  }

  #match(search: ColumnSearch, today: string): Matches {
    this.#surround(today);
    const key = JSON.stringify(search);
    const known = this.#matches.get(key);
    if (known) return known;
    const matches = this.#columns.match(search);
    if (this.#matches.size >= MAX_ANSWERS) this.#matches.clear();
    this.#matches.set(key, matches);
    return matches;
  }

  /** Where other stations run than at the last search, everything is asked anew. */
  #surround(today: string): void {
    const around = this.#surroundings.get(today);
    if (around === this.#around) return;
    this.#around = around;
    this.#matches.clear();
    this.#columns.surround(around);
  }
}
