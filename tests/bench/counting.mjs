/** What does not grow with the market: counts, the slowest answers and deep pages of 1,000,000 listings on PostgreSQL. */
import path from 'node:path';
import { parseDiscoverFilters } from '../../packages/formatters/src/index.ts';
import { serializeCursor } from '../../packages/server/src/discover/cursor.ts';
import { ListingIndex } from '../../packages/server/src/discover/ListingIndex.ts';
import { openDatabase } from '../../packages/server/src/index.ts';
import { ProcessorShares } from '../../packages/server/src/shares/ProcessorShares.ts';
import { makeCountStatement } from './market/countStatement.mjs';
import { openServerMarket } from './market/markets.mjs';
import { listSearches } from './market/searches.mjs';
import { measureLatencies, summarize } from './measure/latencies.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { endLater, startServer } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';

const sizes = { small: 10_000, large: 1_000_000 };
const clients = 8;
const deepPage = 10_000;
const pageSize = 24;
const statements = 12;

const name = (rows) => `${rows.toLocaleString('en-SG')} rows`;

async function openMarket(listings) {
  const environment = await openServerMarket(listings);
  const server = await startServer(path.join(benchFolder, 'servers/startApp.mjs'), {
    environment,
    ready: '/api/ready',
  });
  return { server, environment, searches: await listSearches(server.url) };
}

async function takeLatencies(works) {
  const taken = [];
  for (const work of works) {
    const startedAt = performance.now();
    await work();
    taken.push(performance.now() - startedAt);
  }
  return summarize(taken);
}

/** Ratios of two measurements taken in turn. */
async function compareRounds(rounds, product, anchor, pick) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const inOrder = round % 2 === 0 ? [product, anchor] : [anchor, product];
    const results = new Map();
    for (const measure of inOrder) results.set(measure, await measure());
    taken.push({ product: results.get(product), anchor: results.get(anchor) });
  }
  return {
    ratio: median(taken.map((round) => pick(round.product) / pick(round.anchor))),
    rounds: taken,
  };
}

const countBySql = (db, query) => {
  const { text, values } = makeCountStatement(query);
  return db.query({ text, values });
};

async function measureCounting({ environment, searches }, rounds) {
  const db = await openDatabase({ databaseUrl: environment.DATABASE_URL, dataFolder: '' });
  endLater(() => db.close());
  const index = new ListingIndex({ db, processor: new ProcessorShares() });
  const queries = searches.filter((query) => !query.includes('cursor='));
  const count = (query) => index.count([parseDiscoverFilters(new URLSearchParams(query))]);
  await count('');
  let turn = 0;
  const next = () => queries[turn++ % queries.length];
  return compareRounds(
    rounds,
    () => takeLatencies(Array.from({ length: 200 }, () => () => count(next()))),
    () => takeLatencies(Array.from({ length: statements }, () => () => countBySql(db, next()))),
    ({ p50 }) => p50,
  );
}

function measureSlowest(small, large, rounds, seconds) {
  const load = ({ server, searches }) => {
    let turn = 0;
    const nextPath = () => `/api/discover?${searches[turn++ % searches.length]}`;
    return () => measureLatencies({ url: server.url, nextPath, clients }, seconds);
  };
  return compareRounds(rounds, load(large), load(small), ({ p99 }) => p99);
}

async function measureDeepPage({ server, environment }, rounds, seconds) {
  const db = await openDatabase({ databaseUrl: environment.DATABASE_URL, dataFolder: '' });
  const { rows } = await db.query({
    text: `select (extract(epoch from listed_at) * 1000000)::float8 as value, id from listings
      where status = 'live' order by listed_at desc, id desc offset $1 limit 1`,
    values: [(deepPage - 1) * pageSize - 1],
  });
  await db.close();
  const cursor = serializeCursor('newest', rows[0]);
  const load = (query) => () =>
    measureLatencies({ url: server.url, nextPath: () => `/api/discover${query}`, clients }, seconds);
  return compareRounds(rounds, load(`?cursor=${cursor}`), load(''), ({ p50 }) => p50);
}

/** Measures the three; each large market stands beside its anchor in the same run. */
export async function measure({ rounds, seconds }) {
  const small = await openMarket(sizes.small);
  const large = await openMarket(sizes.large);
  for (const { server, searches } of [small, large]) {
    let turn = 0;
    const nextPath = () => `/api/discover?${searches[turn++ % searches.length]}`;
    await measureLatencies({ url: server.url, nextPath, clients }, seconds);
  }
  const slowest = await measureSlowest(small, large, rounds, seconds);
  const deep = await measureDeepPage(large, rounds, seconds);
  const counting = await measureCounting(large, rounds);
  return [
    makeResult({
      quantity: `total and all facets, coded filters, ${name(sizes.large)}, p50`,
      against: 'plain SQL',
      value: counting.ratio,
      max: 0.1,
      detail: counting,
    }),
    makeResult({
      quantity: `/api/discover, ${name(sizes.large)}, c=${clients}, p99`,
      against: `the same, ${name(sizes.small)}`,
      value: slowest.ratio,
      max: 1.5,
      detail: slowest,
    }),
    makeResult({
      quantity: `page ${deepPage.toLocaleString('en-SG')} of ${name(sizes.large)}, c=${clients}, p50`,
      against: 'the first page',
      value: deep.ratio,
      max: 1.3,
      detail: deep,
    }),
  ];
}
