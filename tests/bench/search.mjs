/** `/api/discover` over 200,000 listings on PostgreSQL, 8 clients, against the same work by raw SQL. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeCountStatement } from './market/countStatement.mjs';
import { largeMarketSize, openLargeMarket } from './market/markets.mjs';
import { makePageStatement } from './market/pageStatement.mjs';
import { listSearches } from './market/searches.mjs';
import { compare, loadOnce } from './measure/load.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { endLater, startServer } from './measure/processes.mjs';
import { makeResult } from './measure/report.mjs';

const clients = 8;
const pageSize = 24;
const { Pool } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

/** Runs the statements of one search after another with as many clients, and counts searches. */
async function runStatements(pool, searches, seconds) {
  const endAt = performance.now() + seconds * 1_000;
  const startedAt = performance.now();
  let turn = 0;
  let done = 0;
  const work = async () => {
    while (performance.now() < endAt) {
      for (const statement of searches[turn++ % searches.length]) await pool.query(statement);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return { perSecond: done / ((performance.now() - startedAt) / 1_000) };
}

/** Measures the search against all of its work in SQL, and against the one statement it sends itself. */
export async function measure({ rounds, seconds }) {
  const environment = await openLargeMarket();
  const server = await startServer(path.join(benchFolder, 'servers/startApp.mjs'), {
    environment,
    ready: '/api/ready',
  });
  const pool = new Pool({ connectionString: environment.DATABASE_URL, max: clients });
  endLater(() => pool.end());
  const searches = await listSearches(server.url);
  const pages = searches.map((query) => makePageStatement(query, pageSize));
  const whole = searches.map((query, index) => [pages[index], makeCountStatement(query)]);
  let turn = 0;
  const target = {
    server,
    nextPath: () => `/api/discover?${searches[turn++ % searches.length]}`,
    connections: clients,
  };
  const http = () => loadOnce(target, seconds);
  await http();
  await runStatements(pool, whole, 1);
  const byWork = await compare(http, () => runStatements(pool, whole, seconds), rounds);
  const byPage = await compare(
    http,
    () =>
      runStatements(
        pool,
        pages.map((page) => [page]),
        seconds,
      ),
    rounds,
  );
  const quantity = `/api/discover, ${largeMarketSize.toLocaleString('en-SG')} rows, c=${clients}, req/s`;
  return [
    makeResult({
      quantity,
      against: 'raw SQL: page, total and facets',
      value: byWork.ratio,
      least: 0.25,
      detail: byWork,
    }),
    makeResult({
      quantity,
      against: 'raw SQL: the page alone',
      value: byPage.ratio,
      least: 0.25,
      detail: byPage,
    }),
  ];
}
