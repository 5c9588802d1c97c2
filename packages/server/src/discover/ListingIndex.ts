import { isDeepStrictEqual } from 'node:util';
import type { DiscoverFilters } from '@sewa/formatters';
import type { Database, Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import type { ProcessorShares } from '../shares/ProcessorShares.ts';
import { hasForeignTerms, makeSearch } from './columnSearch.ts';
import type { PageRequest, SearchAnswer, SearchRequest } from './columns/ColumnSearcher.ts';
import type { FacetCounts, Place } from './columns/ListingColumns.ts';
import { openThreadSearcher } from './columns/openThreadSearcher.ts';
import { openLocalSearcher, type Searcher } from './columns/Searcher.ts';
import {
  countListings,
  findChanges,
  getListingVersion,
  getReachedVersion,
  type ListingItems,
  type ListingVersion,
  listIdsWithTerms,
  listItems,
  loadRows,
} from './queries.ts';
import { RecentChanges } from './RecentChanges.ts';

interface State extends ListingVersion {
  readonly searcher: Searcher;
  readonly recent: RecentChanges;
}

/** Listings as pages show them, by the ids they were asked for by. */
interface Cards extends ListingItems {
  readonly ids: readonly string[];
}

/** What an index stands on. */
export interface ListingIndexOptions {
  readonly db: Database;
  readonly processor: ProcessorShares;
  /** Told when the thread of a large market is lost; the listings are loaded anew by whoever searches next. */
  readonly onLost?: (error: Error) => void;
  /** From how many listings on they have a thread of their own. */
  readonly threadFrom?: number;
  /** Opens that thread. */
  readonly openThread?: typeof openThreadSearcher;
}

/** One page of a search and its numbers, all of the same state of the listings. */
export interface FoundPage {
  /** JSON text of a list of `ListingItem`. */
  readonly itemsJson: string;
  /** Where the last item stands in the order, when more come after it. */
  readonly next: Place | null;
  readonly counts: FacetCounts;
}

/**
 * From so many listings on the columns have a thread of their own, so that pages are rendered while homes are searched: at 20,000 homes a
 * fifth more pages a second. Fewer are searched sooner than a thread is told of it.
 */
const THREAD_FROM = 10_000;

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
  readonly #options: Required<ListingIndexOptions>;
  #state: State | null = null;
  #bringing: Promise<void> | null = null;
  /** What changes the state runs one after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: ListingIndexOptions) {
    this.#options = {
      onLost: () => undefined,
      threadFrom: THREAD_FROM,
      openThread: openThreadSearcher,
      ...options,
    };
    this.#db = options.db;
  }

  /** The numbers of some searches, at least as new as the call. */
  async count(searches: readonly DiscoverFilters[]): Promise<FacetCounts[]> {
    if (searches.some(hasForeignTerms)) {
      const answers = searches.map((filters) =>
        this.#answerAtOnce(filters, null, async ({ counts }) => counts),
      );
      return Promise.all(answers);
    }
    const requests = searches.map((filters) => ({ search: makeSearch(filters), page: null }));
    const least = await getListingVersion(this.#db);
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      const state = this.#state;
      if (state && state.version >= least) {
        const answers = await state.searcher.search(requests);
        return answers.map(({ counts }) => counts);
      }
      await this.#bringForward();
    }
    throw new HttpError('not-ready', { retryAfter: 1 });
  }

  /** One page of what a search finds, after a place in its order, and its numbers. */
  async find(filters: DiscoverFilters, after: Place | null, limit: number): Promise<FoundPage> {
    const page = { sort: filters.sort, after, limit };
    const request = { search: makeSearch(filters), page };
    let cards: Cards | null = null;
    for (let tries = 0; tries < MAX_TRIES && !hasForeignTerms(filters); tries += 1) {
      if (this.#bringing || !this.#state) await this.#bringForward();
      const state = this.#state;
      if (!state) continue;
      const { ids, next, counts, version } = await searchOne(state, request);
      if (!(cards && isDeepStrictEqual(cards.ids, ids) && areOf(state, cards, version)))
        cards = { ids, ...(await listItems(this.#db, ids)) };
      if (areOf(state, cards, version)) return { itemsJson: cards.json, next, counts };
      await this.#bringForward();
    }
    return this.#answerAtOnce(filters, page, async ({ ids, next, counts }, tx) => {
      const { json } = await listItems(tx, ids);
      return { itemsJson: json, next, counts };
    });
  }

  /** Loads the columns, or brings them forward when the database says that listings changed, so that no search need wait. */
  async refresh(): Promise<void> {
    // What went wrong here goes wrong again in the next search, which says so.
    await this.#bringForward().catch(() => undefined);
  }

  /** Lets go of the columns; a search would load them anew. */
  close(): void {
    this.#state?.searcher.close();
    this.#state = null;
  }

  /** Answers a search while somebody writes: all is read in one transaction, which sees the listings of one moment. */
  async #answerAtOnce<Answer>(
    filters: DiscoverFilters,
    page: PageRequest | null,
    complete: (answer: SearchAnswer, tx: Queryable) => Promise<Answer>,
  ): Promise<Answer> {
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      if (!this.#state) await this.#bringForward();
      const answered = await this.#runAlone(() =>
        this.#db.transaction(async (tx) => {
          await tx.query('set transaction isolation level repeatable read');
          const state = this.#state && (await this.#applyChanges(tx, this.#state));
          if (!state) return null;
          const ids = hasForeignTerms(filters) ? await listIdsWithTerms(tx, filters) : null;
          const answer = await searchOne(state, { search: { ...makeSearch(filters), ids }, page });
          return { completed: await complete(answer, tx) };
        }),
      );
      if (answered) return answered.completed;
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

  /** Brings a state forward; null, and nothing is known any more, when what changed is no longer noted or the market has outgrown its place. */
  async #applyChanges(db: Queryable, { searcher, recent, ...known }: State): Promise<State | null> {
    const isOutgrown = searcher.countLocal() > 2 * this.#options.threadFrom;
    const changes = isOutgrown ? null : await findChanges(db, known);
    // Lost or closed meanwhile.
    if (this.#state?.searcher !== searcher) return null;
    if (!changes) {
      searcher.close();
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
    const { processor, threadFrom, openThread } = this.#options;
    let isLost = false;
    const lose = (error: Error) => {
      isLost = true;
      this.#lose(searcher, error);
    };
    const searcher: Searcher =
      (await countListings(this.#db)) >= threadFrom ? openThread(lose) : openLocalSearcher(processor);
    try {
      for await (const rows of loadRows(this.#db)) searcher.load(rows);
    } catch (error) {
      searcher.close();
      throw error;
    }
    searcher.finishLoading(reached.version);
    if (isLost) throw new HttpError('not-ready', { retryAfter: 1 });
    return { searcher, recent: new RecentChanges(reached.version), ...reached };
  }

  #lose(searcher: Searcher, error: Error): void {
    if (this.#state?.searcher === searcher) this.#state = null;
    this.#options.onLost(error);
  }
}

/** Whether cards, read at one version, are as they are at a version of the columns. */
function areOf({ recent }: State, cards: Cards, version: number): boolean {
  return cards.version === version || (cards.version < version && recent.areSame(cards.ids, cards.version));
}

async function searchOne({ searcher }: State, request: SearchRequest): Promise<SearchAnswer> {
  const [answer] = await searcher.search([request]);
  if (!answer) throw new Error('A search was not answered.');
  return answer;
}

declare module '../calling/Context.ts' {
  interface Services {
    readonly listingIndex: ListingIndex;
  }
}
