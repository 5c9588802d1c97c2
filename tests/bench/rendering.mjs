/** Server-rendered `/discover` with 24 cards against bare `renderToString` of the same cards. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLargeMarket } from './market/markets.mjs';
import { compareLoads } from './measure/load.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { endLater, startServer } from './measure/processes.mjs';
import { makeResult } from './measure/report.mjs';

const server = (name) => path.join(benchFolder, 'servers', `${name}.mjs`);
const distinctPages = 2_000;

async function parseData(url) {
  const { data } = await (await fetch(url)).json();
  return data;
}

/** Cursors of pages that follow each other: more of them than the cache of public pages can hold. */
async function listCursors(url) {
  const cursors = [];
  for (let next = ''; cursors.length < distinctPages; ) {
    const { nextCursor } = await parseData(`${url}/api/discover?limit=24&cursor=${next}`);
    cursors.push(nextCursor);
    next = nextCursor;
  }
  return cursors;
}

/** Pages asked for one after another, so that no two requests in flight share one rendering. */
function turnPages(cursors) {
  let turn = 0;
  return () => `/discover?cursor=${encodeURIComponent(cursors[turn++ % cursors.length])}`;
}

/** Measures both rows of the bench's first line. */
export async function measure({ rounds, seconds }) {
  const app = await startServer(server('startApp'), {
    environment: await openLargeMarket(),
    ready: '/api/ready',
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-bench-'));
  endLater(async () => rmSync(folder, { recursive: true, force: true }));
  const answer = path.join(folder, 'answer.json');
  writeFileSync(answer, JSON.stringify(await parseData(`${app.url}/api/discover`)));
  const environment = { BENCH_ANSWER: answer };
  const cards = await startServer(server('bareCards'), { environment });
  const delayed = await startServer(server('pagesInMemory'), { environment, ready: '/discover' });
  const cursors = await listCursors(app.url);
  let made = 0;
  const inMemory = await compareLoads(
    { server: delayed, nextPath: () => `/discover?cursor=${made++}` },
    { server: cards },
    { rounds, seconds },
  );
  const withDatabase = await compareLoads(
    { server: app, nextPath: turnPages(cursors) },
    { server: cards },
    { rounds, seconds },
  );
  const against = 'bare renderToString of the same cards';
  return [
    makeResult({
      quantity: '/discover, answer in memory, req/s',
      against,
      value: inMemory.ratio,
      least: 0.35,
      detail: inMemory,
    }),
    makeResult({
      quantity: '/discover, with PostgreSQL, req/s',
      against,
      value: withDatabase.ratio,
      least: 0.15,
      detail: withDatabase,
    }),
  ];
}
