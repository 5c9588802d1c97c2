/** `/discover` with 24 cards while a file is imported, against the same pages without an import, on both databases. */
import path from 'node:path';
import { copyApprovals } from './market/copyApprovals.mjs';
import { openEmbeddedMarket, openServerMarket } from './market/markets.mjs';
import { fetchRaw } from './measure/fetchRaw.mjs';
import { runToEnd, startApp } from './measure/processes.mjs';
import { makeResult, median, quantile } from './measure/report.mjs';

const listingsBefore = 5_000;
const longestMilliseconds = 200;
const cards = /<article/g;

/** Asks for one page after the other, none of them stored, until `until` settles; gives the time of each. */
async function timePages(url, listPaths, until) {
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const times = [];
  while (!isOver) {
    const startedAt = performance.now();
    const { status, body } = await fetchRaw(`${url}${listPaths()}`);
    times.push(performance.now() - startedAt);
    const shown = body.toString('utf8').match(cards)?.length;
    if (status !== 200 || shown !== 24)
      throw new Error(`A page came with status ${status} and ${shown} cards.`);
  }
  await over;
  return times;
}

/** Addresses of one search page after the other, each new to the cache. */
async function makeAddresses(url) {
  const cursors = [''];
  for (let page = 0; page < 100; page += 1) {
    const { data } = await (await fetch(`${url}/api/discover?limit=24&cursor=${cursors.at(-1)}`)).json();
    cursors.push(encodeURIComponent(data.nextCursor));
  }
  let turn = 0;
  return () => {
    turn += 1;
    return `/discover?visit=${turn}&cursor=${cursors[turn % cursors.length]}`;
  };
}

const importFile = (file, source, environment) =>
  runToEnd(
    process.execPath,
    [
      '--conditions=sewa-source',
      path.resolve(import.meta.dirname, '../../packages/server/bin/sewa.ts'),
      ...['import', 'listings', file, '--preset', 'hdb-rental-approvals', '--as', 'live', '--source', source],
    ],
    { env: { ...process.env, ...environment } },
  );

const describeTimes = (times) => ({
  pages: times.length,
  p50: median(times),
  p99: quantile(times, 0.99),
  slowest: Math.max(...times),
});

async function measureOn(database, environment, file, rounds) {
  const { url, end } = await startApp({ environment });
  const nextPath = await makeAddresses(url);
  const during = [];
  const without = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    during.push(...(await timePages(url, nextPath, importFile(file, `bench-${round}`, environment))));
    const asLong = new Promise((resolve) => setTimeout(resolve, performance.now() - startedAt));
    without.push(...(await timePages(url, nextPath, asLong)));
  }
  await end();
  const detail = { during: describeTimes(during), without: describeTimes(without) };
  const quantity = `/discover while an import runs, ${database}`;
  const against = 'the same pages without an import';
  return [
    makeResult({
      quantity: `${quantity}, slowest of ${detail.during.pages}`,
      against: `without an import ${Math.round(detail.without.slowest)} ms`,
      value: detail.during.slowest,
      unit: ' ms',
      max: longestMilliseconds,
      detail,
    }),
    makeResult({ quantity: `${quantity}, median`, against, value: detail.during.p50 / detail.without.p50 }),
    makeResult({
      quantity: `${quantity}, 99 of 100`,
      against,
      value: detail.during.p99 / detail.without.p99,
    }),
  ];
}

/** Measures on the embedded database, then on PostgreSQL. */
export async function measure({ rounds, say }) {
  const file = copyApprovals(say);
  const embedded = await openEmbeddedMarket(listingsBefore);
  const server = await openServerMarket(listingsBefore);
  return [
    ...(await measureOn('embedded', embedded, file, rounds)),
    ...(await measureOn('PostgreSQL', server, file, rounds)),
  ];
}
