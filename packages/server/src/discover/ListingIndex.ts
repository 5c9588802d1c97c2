import { isDeepStrictEqual } from 'node:util';
import type { DiscoverFilters } from '@sewa/formatters';
import type { Database, Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import { makeSearch } from './columnSearch.ts';
import { ColumnSearcher, type SearchRequest } from './columns/ColumnSearcher.ts';
import type { FacetCounts, Place } from './columns/ListingColumns.ts';
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

/** Listings as pages show them, by the ids they were asked for by. */
interface Cards extends ListingItems {
  readonly ids: readonly string[];
}

/** One page of a search and its numbers, all of the same state of the listings. */
export interface FoundPage {
  /** JSON text of a list of `ListingItem`. */
  readonly itemsJson: string;
  /** Where the last item stands in the order, when more come after it. */
  readonly next: Place | null;
  readonly counts: FacetCounts;
}

/** Times a page is found with columns and cards of different versions before both are read in one transaction. */
const MAX_TRIES = 3;

/** Times a search waits for newer columns: for those on their way, then for its own, and again where all is loaded anew. */
const MAX_WAITS = 5;

/**
 * Searches all live listings in memory, exactly: the columns are brought forward by the changes the database has noted, to at
 * least the state that an answer is for.
 */
export class ListingIndex {
  readonly #db: Database;
  #state: State | null = null;
  #bringing: Promise<void> | null = null;
  /** What changes the state runs one after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The numbers of some searches, at least as new as the call. */
  async count(searches: readonly DiscoverFilters[]): Promise<FacetCounts[]> {
    const requests = searches.map((filters) => ({ search: makeSearch(filters), page: null }));
    const least = await getListingVersion(this.#db);
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      const state = this.#state;
      if (state && state.version >= least)
        return requests.map((request) => state.searcher.search(request).counts);
      await this.#bringForward();
    }
    throw new HttpError('not-ready', { retryAfter: 1 });
  }

  /** One page of what a search finds, after a place in its order, and its numbers. */
  async find(filters: DiscoverFilters, after: Place | null, limit: number): Promise<FoundPage> {
    const page = { sort: filters.sort, after, limit };
    const request = { search: makeSearch(filters), page };
    let cards: Cards | null = null;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (this.#bringing || !this.#state) await this.#bringForward();
      const state = this.#state;
      if (!state) continue;
      const { ids, next, counts, version } = state.searcher.search(request);
      if (!(cards && isDeepStrictEqual(cards.ids, ids) && areOf(state, cards, version)))
        cards = { ids, ...(await listItems(this.#db, ids)) };
      if (areOf(state, cards, version)) return { itemsJson: cards.json, next, counts };
      await this.#bringForward();
    }
    return this.#findAtOnce(request);
  }

  /** Loads the columns, or brings them forward when the database says that listings changed, so that no search need wait. */
  async refresh(): Promise<void> {
    // What went wrong here goes wrong again in the next search, which says so.
    await this.#bringForward().catch(() => undefined);
  }

  /** Answers a search while somebody writes: all is read in one transaction, which sees the listings of one moment. */
  async #findAtOnce(request: SearchRequest): Promise<FoundPage> {
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      if (!this.#state) await this.#bringForward();
      const found = await this.#runAlone(() =>
        this.#db.transaction(async (tx) => {
          await tx.query('set transaction isolation level repeatable read');
          const state = this.#state && (await this.#applyChanges(tx, this.#state));
          if (!state) return null;
          const { ids, next, counts } = state.searcher.search(request);
          const { json } = await listItems(tx, ids);
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

  /** Brings a state forward; null, and nothing is known any more, when what changed is no longer noted. */
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
    const searcher = new ColumnSearcher();
    for await (const rows of loadRows(this.#db)) searcher.load(rows);
    searcher.finishLoading(reached.version);
    return { searcher, recent: new RecentChanges(reached.version), ...reached };
  }
}

/** Whether cards, read at one version, are as they are at a version of the columns. */
function areOf({ recent }: State, cards: Cards, version: number): boolean {
  return cards.version === version || (cards.version < version && recent.areSame(cards.ids, cards.version));
}

declare module '../calling/Context.ts' {
  interface Services {
    readonly listingIndex: ListingIndex;
  }
}
