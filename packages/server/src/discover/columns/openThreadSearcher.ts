import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { getPackageFolder } from '../../database/packageFolder.ts';
import { HttpError } from '../../http/HttpError.ts';
import { BusyError } from '../../shares/BusyError.ts';
import { LONGEST_WAIT_MS, WorkEstimate } from '../../shares/WorkEstimate.ts';
import type { ColumnChanges, SearchAnswer, SearchRequest } from './ColumnSearcher.ts';
import type { ListingRow } from './ListingColumns.ts';
import { SEARCHING, type Searcher } from './Searcher.ts';

/** What the thread is told. */
export type SearcherTask =
  | { readonly kind: 'load'; readonly rows: readonly ListingRow[] }
  | { readonly kind: 'finishLoading'; readonly version: number }
  | { readonly kind: 'change'; readonly changes: ColumnChanges }
  | { readonly kind: 'search'; readonly number: number; readonly requests: readonly SearchRequest[] };

/** What the thread says of searches: the number of the task, and how many milliseconds they took. */
export interface SearcherAnswer {
  readonly number: number;
  readonly answers: SearchAnswer[];
  readonly took: number;
}

interface Waiter {
  readonly resolve: (answers: SearchAnswer[]) => void;
  readonly reject: (error: Error) => void;
}

const makeUnavailable = () => new HttpError('not-ready', { retryAfter: 1 });

/** Columns in a thread of their own, for markets so large that searching or ordering them would hold up everybody else. */
export function openThreadSearcher(onLost: (error: Error) => void): Searcher {
  const worker = new Worker(join(getPackageFolder(), 'src/discover/columns/worker.ts'), {
    execArgv: ['--conditions=sewa-source'],
  });
  worker.unref();
  const waiting = new Map<number, Waiter>();
  const estimate = new WorkEstimate();
  let isOpen = true;
  let last = 0;
  const end = () => {
    isOpen = false;
    for (const { reject } of waiting.values()) reject(makeUnavailable());
    waiting.clear();
  };
  const lose = (error: Error) => {
    if (!isOpen) return;
    end();
    onLost(error);
  };
  worker.on('message', ({ number, answers, took }: SearcherAnswer) => {
    estimate.note(took);
    waiting.get(number)?.resolve(answers);
    waiting.delete(number);
  });
  worker.on('error', lose);
  worker.on('exit', (code) => lose(new Error(`The thread that searches ended (${code}).`)));
  const tell = (task: SearcherTask) => worker.postMessage(task);
  return {
    load: (rows) => tell({ kind: 'load', rows }),
    finishLoading: (version) => tell({ kind: 'finishLoading', version }),
    change: (changes) => tell({ kind: 'change', changes }),
    search: (requests) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return reject(makeUnavailable());
        if (estimate.expect(waiting.size) > LONGEST_WAIT_MS) return reject(new BusyError(SEARCHING));
        last += 1;
        waiting.set(last, { resolve, reject });
        tell({ kind: 'search', number: last, requests });
      }),
    countLocal: () => 0,
    close: () => {
      end();
      void worker.terminate();
    },
  };
}
