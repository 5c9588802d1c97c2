import { parentPort } from 'node:worker_threads';
import { ColumnSearcher } from './ColumnSearcher.ts';
import type { SearcherAnswer, SearcherTask } from './openThreadSearcher.ts';

const searcher = new ColumnSearcher();

// An error ends the thread, which is told to whoever waits.
parentPort?.on('message', (task: SearcherTask) => {
  if (task.kind === 'load') searcher.load(task.rows);
  else if (task.kind === 'finishLoading') searcher.finishLoading(task.version);
  else if (task.kind === 'change') searcher.change(task.changes);
  else {
    const startedAt = performance.now();
    const answers = task.requests.map((request) => searcher.search(request));
    const answer: SearcherAnswer = { number: task.number, answers, took: performance.now() - startedAt };
    parentPort?.postMessage(answer);
  }
});
