/** Searches of every kind by the API, each other than the last: how many a second, how long they take, also while listings change. */
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { openServerMarket } from './market/markets.mjs';
import { pickSearches, pickSearchesOfKind, searchKinds, searchMix } from './market/searches.mjs';
import { measureLoad } from './measure/measureLoad.mjs';
import { endLater, startApp } from './measure/processes.mjs';
import { describeLoads, makeResult, repeat, takeTurns } from './measure/report.mjs';

const { Pool } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

const distinct = 2_000;
const seed = 15;
const clients = 8;
const changesPerSecond = 100;

const pathOf = (query) => `/api/discover?${query}`;

/** Changes the rents of listings, so many a second, until it is told to stop. */
function startChanging(pool, ids) {
  let isRunning = true;
  const startedAt = performance.now();
  const work = async () => {
    for (let change = 0; isRunning; change += 1) {
      await pool.query('update listings set monthly_rent = monthly_rent + 100 where id = $1', [
        ids[change % ids.length],
      ]);
      await wait(Math.max(0, startedAt + ((change + 1) * 1_000) / changesPerSecond - performance.now()));
    }
  };
  const working = work();
  return async () => {
    isRunning = false;
    await working;
  };
}

/** The kind of search whose slow ones take longest, each kind asked alone. */
async function findSlowestKind(url, seconds) {
  const kinds = [];
  for (const kind of Object.keys(searchKinds)) {
    const nextPath = takeTurns(pickSearchesOfKind(kind, 500, seed).map(pathOf));
    kinds.push({ kind, ...(await measureLoad({ url, nextPath, clients: 1 }, seconds)) });
  }
  return kinds.toSorted((one, other) => other.p99 - one.p99)[0];
}

export async function measure({ rounds, seconds, listings, say }) {
  const environment = await openServerMarket(listings);
  const { url } = await startApp({ environment });
  const pool = new Pool({ connectionString: environment.DATABASE_URL, max: 2 });
  // The server may be stopped before the last of the connections has closed.
  pool.on('error', () => undefined);
  endLater(() => pool.end());
  say(`${distinct} searches, seed ${seed}: ${searchMix}.`);
  const load = { url, nextPath: takeTurns(pickSearches(distinct, seed).map(pathOf)), clients };
  await measureLoad(load, 1);
  const alone = await repeat(rounds, () => measureLoad(load, seconds));
  const { rows } = await pool.query(
    `select id from listings where status = 'live' order by md5(id) limit 5000`,
  );
  const stop = startChanging(
    pool,
    rows.map(({ id }) => id),
  );
  const changing = await repeat(rounds, () => measureLoad(load, seconds)).finally(stop);
  const slowest = await findSlowestKind(url, seconds);
  const market = `${listings.toLocaleString('en-SG')} listings`;
  return [
    ...describeLoads(`searches over ${market}, ${clients} clients`, alone),
    ...describeLoads(`the same while ${changesPerSecond} listings change a second`, changing),
    makeResult({
      quantity: `slowest of a hundred searches by one kind of filter, the slowest kind: ${slowest.kind}`,
      value: slowest.p99,
      unit: ' ms',
    }),
  ];
}
