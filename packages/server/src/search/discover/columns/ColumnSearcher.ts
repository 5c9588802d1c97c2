import type { DiscoverSort } from '@sewa/formatters';
import type { ColumnSearch } from './columns.ts';
import {
  type FacetCounts,
  ListingColumns,
  type ListingRow,
  type Matches,
  type Place,
} from './ListingColumns.ts';

/** What is searched for: the numbers of a search, and one page of it where that is asked for too. */
export interface SearchRequest {
  readonly search: ColumnSearch;
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
  #version = 0;

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
  search({ search, page }: SearchRequest): SearchAnswer {
    const matches = this.#match(search);
    const { counts } = matches;
    const version = this.#version;
    if (page === null) return { version, counts, ids: [], next: null };
    const { sort, after, limit } = page;
    const places = this.#columns.list(search, matches, sort, after, limit + 1);
    const shown = places.slice(0, limit);
    const next = places.length > limit ? (shown.at(-1) ?? null) : null;
    return { version, counts, ids: shown.map(({ id }) => id), next };
  }

  #match(search: ColumnSearch): Matches {
    const key = JSON.stringify(search);
    const known = this.#matches.get(key);
    if (known) return known;
    const matches = this.#columns.match(search);
    if (this.#matches.size >= MAX_ANSWERS) this.#matches.clear();
    this.#matches.set(key, matches);
    return matches;
  }
}
