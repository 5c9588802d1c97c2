import type { DiscoverFilters, DiscoverSort } from '@sewa/formatters';
import type { Database, Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import { hasForeignTerms, makeSearch } from './columnSearch.ts';
import {
  type ColumnSearch,
  type FacetCounts,
  ListingColumns,
  type Matches,
  type Place,
} from './ListingColumns.ts';
import {
  findChanges,
  getListingVersion,
  getReachedVersion,
  type ListingVersion,
  listIdsWithTerms,
  listItems,
  loadRows,
} from './queries.ts';

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

/** Searches that are remembered until the listings change. */
const MAX_ANSWERS = 300;

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
    if (searches.some(hasForeignTerms)) {
      const count = (filters: DiscoverFilters) =>
        this.#answerAtOnce(filters, async (state, search) => this.#match(state, search).counts);
      return Promise.all(searches.map(count));
    }
    const least = await getListingVersion(this.#db);
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      const state = this.#state;
      if (state && state.version >= least)
        return searches.map((filters) => this.#match(state, makeSearch(filters)).counts);
      await this.#bringForward();
    }
    throw new HttpError('not-ready', { retryAfter: 1 });
  }

  /** One page of what a search finds, after a place in its order, and its numbers. */
  async find(filters: DiscoverFilters, after: Place | null, limit: number): Promise<FoundPage> {
    const list = (state: State, search: ColumnSearch) =>
      this.#list(state, search, filters.sort, after, limit);
    const state = this.#state;
    if (state && !hasForeignTerms(filters)) {
      const { ids, ...page } = list(state, makeSearch(filters));
      const { version, items } = await listItems(this.#db, ids);
      if (version === state.version) return { items, ...page };
    }
    return this.#answerAtOnce(filters, async (current, search, tx) => {
      const { ids, ...page } = list(current, search);
      return { items: (await listItems(tx, ids)).items, ...page };
    });
  }

  /** Loads the columns, or brings them forward when the database says that listings changed, so that no search need wait. */
  async refresh(): Promise<void> {
    // What went wrong here goes wrong again in the next search, which says so.
    await this.#bringForward().catch(() => undefined);
  }

  /** Answers a search while somebody writes: all is read in one transaction, which sees the listings of one moment. */
  async #answerAtOnce<Answer>(
    filters: DiscoverFilters,
    answer: (state: State, search: ColumnSearch, tx: Queryable) => Promise<Answer>,
  ): Promise<Answer> {
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      if (!this.#state) await this.#bringForward();
      const answered = await this.#runAlone(() =>
        this.#db.transaction(async (tx) => {
          await tx.query('set transaction isolation level repeatable read');
          const state = this.#state && (await this.#applyChanges(tx, this.#state));
          if (!state) return null;
          const ids = hasForeignTerms(filters) ? await listIdsWithTerms(tx, filters) : null;
          return { answer: await answer(state, { ...makeSearch(filters), ids }, tx) };
        }),
      );
      if (answered) return answered.answer;
    }
    throw new HttpError('not-ready', { retryAfter: 1 });
  }

  #runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
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
    this.#bringing ??= this.#runAlone(async () => {
      const known = this.#state ?? (await this.#load());
      await this.#applyChanges(this.#db, known);
    }).finally(() => {
      this.#bringing = null;
    });
    return this.#bringing;
  }

  /** Brings a state forward; null, and nothing is known any more, when what changed is no longer noted. */
  async #applyChanges(db: Queryable, { columns, ...known }: State): Promise<State | null> {
    const changes = await findChanges(db, known);
    if (!changes) {
      this.#state = null;
      return null;
    }
    const { added, removed, ...reached } = changes;
    columns.remove(removed);
    columns.add(added);
    const answers = known.version === reached.version ? known.answers : new Map<string, Matches>();
    this.#state = { columns, answers, ...reached };
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
