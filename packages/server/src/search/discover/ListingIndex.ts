import { isDeepStrictEqual } from 'node:util';
import type { RouteAnswer } from '@sewa/api/client';
import type { DiscoverFilters } from '@sewa/formatters';
import { getToday } from '../../platform/clock/getToday.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { takeSnapshot } from '../../platform/database/takeSnapshot.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { loadSurroundings } from '../surroundings/queries.ts';
import { isForIndex, type MapSearch, makeSearch } from './columnSearch.ts';
import { ColumnSearcher, type SearchRequest } from './columns/ColumnSearcher.ts';
import type { Around } from './columns/describeAround.ts';
import type { FacetCounts } from './columns/ListingColumns.ts';
import type { MapView } from './columns/makeMarks.ts';
import type { Place } from './columns/rowOrder.ts';
import {
  findChanges,
  getListingVersion,
  getReachedVersion,
  type ListingItems,
  type ListingVersion,
  listItems,
  loadRows,
} from './queries.ts';
import { RecentChanges } from './RecentChanges.ts';

interface State extends ListingVersion {
  readonly searcher: ColumnSearcher;
  readonly recent: RecentChanges;
}

/** Listings as shown on pages, with the requested ids. */
interface Cards extends ListingItems {
  readonly ids: readonly string[];
}

/** One page of results and its counts, from the same snapshot. */
export interface FoundPage {
  /** JSON text of a list of `ListingItem`. */
  readonly itemsJson: string;
  /** Cursor after the last item, or null on the last page. */
  readonly next: Place | null;
  readonly counts: FacetCounts;
}

/** Attempts to read columns and cards of the same version, before falling back to one transaction. */
const MAX_TRIES = 3;

/** Maximum waits of a search for newer columns: a refresh in progress, its own, and again after a full reload. */
const MAX_WAITS = 5;

/**
 * Exact in-memory search of all live listings. The columns are updated from the change log in the database, at least to the version
 * current when the search began.
 */
export class ListingIndex {
  readonly #db: Database;
  #state: State | null = null;
  #bringing: Promise<void> | null = null;
  /** Queue of state updates, which run one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  readonly #clock: () => Date;

  constructor(db: Database, clock: () => Date = () => new Date()) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Counts of some searches, at least as recent as the call. */
  async count(searches: readonly MapSearch[]): Promise<FacetCounts[]> {
    const today = getToday(this.#clock());
    const requests = searches.map((filters) => ({ search: makeSearch(filters), today, page: null }));
    const searcher = await this.#bringSearcher();
    return requests.map((request) => searcher.search(request).counts);
  }

  /**
   * The ids of all that a search finds, at least as recent as the call, for a statement that has no conditions of what it asks
   * for; null where conditions are enough. Not within a transaction, whose connection may be the only one.
   */
  async findIds(filters: DiscoverFilters): Promise<string[] | null> {
    if (!isForIndex(filters)) return null;
    const searcher = await this.#bringSearcher();
    return searcher.listIds(makeSearch(filters), getToday(this.#clock()));
  }

  /** The marks of what a search finds in a view of a map, at least as recent as the call. */
  async listMarks(filters: DiscoverFilters, view: MapView): Promise<RouteAnswer<'listMarks'>> {
    const searcher = await this.#bringSearcher();
    return searcher.listMarks(makeSearch(filters), getToday(this.#clock()), view);
  }

  /** How many of what a search finds have a rent of each class, at least as recent as the call. */
  async countRents(filters: DiscoverFilters): Promise<number[]> {
    const searcher = await this.#bringSearcher();
    return searcher.countRents(makeSearch(filters), getToday(this.#clock()));
  }

  /** What is around some listings, at least as recent as the call; null for one that is not live. */
  async describeAround(ids: readonly string[]): Promise<(Around | null)[]> {
    const searcher = await this.#bringSearcher();
    return searcher.describeAround(ids, getToday(this.#clock()));
  }

  /**
   * One page of results after a cursor, with counts. Cards are read from `db`, which may be a replica; from the primary if they
   * are older than the columns.
   */
  async find(
    filters: MapSearch,
    after: Place | null,
    limit: number,
    db: Queryable = this.#db,
  ): Promise<FoundPage> {
    const page = { sort: filters.sort, after, limit };
    const request = { search: makeSearch(filters), today: getToday(this.#clock()), page };
    let cards: Cards | null = null;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (this.#bringing || !this.#state) await this.#bringForward();
      const state = this.#state;
      if (!state) continue;
      const { ids, around, next, counts, version } = state.searcher.search(request);
      if (!(cards && isDeepStrictEqual(cards.ids, ids) && areOf(state, cards, version)))
        cards = { ids, ...(await listItems(tries === 0 ? db : this.#db, ids, around)) };
      if (areOf(state, cards, version)) return { itemsJson: cards.json, next, counts };
      await this.#bringForward();
    }
    return this.#findAtOnce(request);
  }

  /** Loads or updates the columns in the background, after a notification that listings changed, so that searches needn't wait. */
  async refresh(): Promise<void> {
    // The next search fails the same way and reports it.
    await this.#bringForward().catch(() => undefined);
  }

  /** The columns, at least as recent as the call. */
  async #bringSearcher(): Promise<ColumnSearcher> {
    const least = await getListingVersion(this.#db);
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      const state = this.#state;
      if (state && state.version >= least) return state.searcher;
      await this.#bringForward();
    }
    throw new HttpError('not-ready', { retryAfter: 1 });
  }

  /** Fallback during concurrent writes: reads everything in one transaction with a consistent snapshot. */
  async #findAtOnce(request: SearchRequest): Promise<FoundPage> {
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      if (!this.#state) await this.#bringForward();
      const found = await this.#runAlone(() =>
        this.#db.transaction(async (tx) => {
          await takeSnapshot(tx);
          const state = this.#state && (await this.#applyChanges(tx, this.#state));
          if (!state) return null;
          const { ids, around, next, counts } = state.searcher.search(request);
          const { json } = await listItems(tx, ids, around);
          return { itemsJson: json, next, counts };
        }),
      );
      if (found) return found;
    }
    throw new HttpError('not-ready', { retryAfter: 1 });
  }

  #runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  #bringForward(): Promise<void> {
    this.#bringing ??= this.#runAlone(async () => {
      this.#state ??= await this.#load();
      await this.#applyChanges(this.#db, this.#state);
    }).finally(() => {
      this.#bringing = null;
    });
    return this.#bringing;
  }

  /** Updates a state from the change log; if it no longer goes back that far, drops the state and returns null. */
  async #applyChanges(db: Queryable, { searcher, recent, ...known }: State): Promise<State | null> {
    const changes = await findChanges(db, known);
    if (!changes) {
      this.#state = null;
      return null;
    }
    const { added, removed, areAllNoted, ...reached } = changes;
    if (reached.version !== known.version) {
      recent.note(areAllNoted ? [...added.map(({ id }) => id), ...removed] : null, reached.version);
      searcher.change({ added, removed, version: reached.version });
    }
    this.#state = { searcher, recent, ...reached };
    return this.#state;
  }

  async #load(): Promise<State> {
    const reached = await getReachedVersion(this.#db);
    const searcher = new ColumnSearcher(await loadSurroundings(this.#db), getToday(this.#clock()));
    for await (const rows of loadRows(this.#db)) searcher.load(rows);
    searcher.finishLoading(reached.version);
    return { searcher, recent: new RecentChanges(reached.version), ...reached };
  }
}

/** Whether cards are the same at their version and at this version of the columns. */
function areOf({ recent }: State, cards: Cards, version: number): boolean {
  return cards.version === version || (cards.version < version && recent.areSame(cards.ids, cards.version));
}

declare module '../../platform/calling/Context.ts' {
  interface Services {
    readonly listingIndex: ListingIndex;
  }
}
