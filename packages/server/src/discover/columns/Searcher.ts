import type { ProcessorShares } from '../../shares/ProcessorShares.ts';
import {
  type ColumnChanges,
  ColumnSearcher,
  type SearchAnswer,
  type SearchRequest,
} from './ColumnSearcher.ts';
import type { ListingRow } from './ListingColumns.ts';

/** Columns that are searched; what it is told is done in the order it was told. */
export interface Searcher {
  /** Adds listings that are not there yet. */
  load(rows: readonly ListingRow[]): void;
  /** Ends the loading, of listings that have this version or a later one. */
  finishLoading(version: number): void;
  change(changes: ColumnChanges): void;
  /** Answers searches, all of one version; rejects with `BusyError` when too many wait, and with `not-ready` when the columns are lost. */
  search(requests: readonly SearchRequest[]): Promise<SearchAnswer[]>;
  /** How many listings are searched on the thread that serves. */
  countLocal(): number;
  /** Ends it; what waits is refused. */
  close(): void;
}

/** The kind of work that searching is, for its share of the processor. */
export const SEARCHING = 'search';

/** Columns that are searched on the thread that serves. */
export function openLocalSearcher(processor: ProcessorShares): Searcher {
  const searcher = new ColumnSearcher();
  return {
    load: (rows) => searcher.load(rows),
    finishLoading: (version) => searcher.finishLoading(version),
    change: (changes) => searcher.change(changes),
    search: (requests) => processor.run(SEARCHING, () => requests.map((request) => searcher.search(request))),
    countLocal: () => searcher.size,
    close: () => undefined,
  };
}
