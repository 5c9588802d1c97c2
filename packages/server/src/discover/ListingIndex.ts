import type { DiscoverFilters, DiscoverSort } from '@sewa/formatters';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import {
  findChanges,
  getListingVersion,
  getReachedVersion,
  type ListingChanges,
  type ListingVersion,
  loadRows,
} from './columnRows.ts';
import { hasForeignTerms, listIdsWithTerms, makeSearch } from './columnSearch.ts';
import {
  type ColumnSearch,
  type FacetCounts,
  ListingColumns,
  type Matches,
  type Place,
} from './ListingColumns.ts';
import { listItems } from './pageQueries.ts';

interface State extends ListingVersion {
  readonly columns: ListingColumns;
  /** What searches found since the listings last changed. */
  readonly answers: Map<string, Matches>;
}

/** One page of a search and its numbers, all of the same state of the listings. */
export interface FoundPage {
  /** JSON texts of `ListingItem`. */
  readonly items: readonly string[];
  /** Where the last item stands in the order, when more come after it. */
  readonly next: Place | null;
  readonly counts: FacetCounts;
}

interface RequestedSearch {
  readonly search: ColumnSearch;
  /** The only state of the listings it is true of, or null where it holds for all. */
  readonly version: number | null;
}

const isOf = ({ version }: RequestedSearch, state: State): boolean =>
  version === null || version === state.version;

/** Searches that are remembered until the listings change. */
const MAX_ANSWERS = 500;

/** Times a page is read again because listings changed while it was read. */
const MAX_ATTEMPTS = 20;

/**
 * Searches all live listings in memory, exactly: the columns are brought forward by the changes the database has noted, to at
 * least the state that an answer is for.
 */
export class ListingIndex {
  readonly #db: Database;
  #state: State | null = null;
  #bringing: Promise<void> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The numbers of a search, at least as new as the call. */
  async count(filters: DiscoverFilters): Promise<FacetCounts> {
    const least = await getListingVersion(this.#db);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const requested = await this.#makeSearch(filters);
      const state = this.#state;
      if (state && state.version >= least && isOf(requested, state))
        return this.#match(state, requested.search).counts;
      await this.#bringForward();
    }
    throw new HttpError('not-ready', { retryAfter: 1 });
  }

  /** One page of what a search finds, after a place in its order, and its numbers. */
  async find(filters: DiscoverFilters, after: Place | null, limit: number): Promise<FoundPage> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const requested = await this.#makeSearch(filters);
      // From what is known to what is asked of the database nothing waits, so that the columns stay as they are.
      const list = (state: State) => this.#list(state, requested.search, filters.sort, after, limit);
      const state = this.#state;
      if (!state || !isOf(requested, state)) {
        await this.#bringForward();
        continue;
      }
      const { ids, ...page } = list(state);
      const { version, items } = await listItems(this.#db, ids);
      if (version === state.version) return { items, ...page };
      // Somebody writes: the changes and the homes are read at one moment, and where the homes stay the same, that is the answer.
      const changes = await findChanges(this.#db, state, ids);
      const current = changes && this.#apply(changes, state);
      if (!changes || current?.version !== changes.version || !isOf(requested, current)) continue;
      const { ids: currentIds, ...currentPage } = list(current);
      if (currentIds.join() === ids.join()) return { items: changes.items, ...currentPage };
    }
    throw new HttpError('not-ready', { retryAfter: 1 });
  }

  /** Loads the columns, or brings them forward when the database says that listings changed, so that no search need wait. */
  async refresh(): Promise<void> {
    // What went wrong here goes wrong again in the next search, which says so.
    await this.#bringForward().catch(() => undefined);
  }

  async #makeSearch(filters: DiscoverFilters): Promise<RequestedSearch> {
    const search = makeSearch(filters);
    if (!hasForeignTerms(filters)) return { search, version: null };
    const { ids, version } = await listIdsWithTerms(this.#db, filters);
    return { search: { ...search, ids }, version };
  }

  #list(state: State, search: ColumnSearch, sort: DiscoverSort, after: Place | null, limit: number) {
    const matches = this.#match(state, search);
    const places = state.columns.list(search, matches, sort, after, limit + 1);
    const shown = places.slice(0, limit);
    const next = places.length > limit ? (shown.at(-1) ?? null) : null;
    return { ids: shown.map(({ id }) => id), next, counts: matches.counts };
  }

  #match({ columns, answers }: State, search: ColumnSearch): Matches {
    if (search.ids) return columns.match(search);
    const key = JSON.stringify(search);
    const known = answers.get(key);
    if (known) return known;
    const matches = columns.match(search);
    if (answers.size >= MAX_ANSWERS) answers.clear();
    answers.set(key, matches);
    return matches;
  }

  #bringForward(): Promise<void> {
    this.#bringing ??= this.#loadChanges().finally(() => {
      this.#bringing = null;
    });
    return this.#bringing;
  }

  async #loadChanges(): Promise<void> {
    for (;;) {
      const known = this.#state ?? (await this.#load());
      const changes = await findChanges(this.#db, known);
      if (changes) {
        this.#apply(changes, known);
        return;
      }
      this.#state = null;
    }
  }

  /** Brings the newer of two states forward by what has changed since the other one, unless it has come further already. */
  #apply({ added, removed, items: _, ...reached }: ListingChanges, known: State): State {
    const latest = this.#state && this.#state.version >= known.version ? this.#state : known;
    if (latest.version > reached.version) return latest;
    latest.columns.remove(removed);
    latest.columns.add(added);
    const answers = latest.version === reached.version ? latest.answers : new Map<string, Matches>();
    this.#state = { columns: latest.columns, answers, ...reached };
    return this.#state;
  }

  async #load(): Promise<State> {
    const reached = await getReachedVersion(this.#db);
    const columns = new ListingColumns();
    for await (const rows of loadRows(this.#db)) columns.load(rows);
    columns.putInOrder();
    return { columns, answers: new Map(), ...reached };
  }
}

declare module '../calling/Context.ts' {
  interface Services {
    readonly listingIndex: ListingIndex;
  }
}
