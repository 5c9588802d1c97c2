import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { pickSearches } from '../market/searches.mjs';
import { compare, loadOnce } from '../measure/load.mjs';
import { endLater } from '../measure/processes.mjs';
import { makeResult } from '../measure/report.mjs';

const changesPerSecond = 100;
const clients = 8;
const changesChecked = 200;
const seed = 31;
const { Pool } = createRequire(new URL('../../../packages/server/package.json', import.meta.url))('pg');

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

/** How many totals differ from the database's right after a listing was let or is live again. */
async function countStale(url, pool, ids) {
  let stale = 0;
  for (let change = 0; change < changesChecked; change += 1) {
    await pool.query(
      `update listings set status = case status when 'live' then 'let' else 'live' end where id = $1`,
      [ids[change % ids.length]],
    );
    const [{ rows }, answer] = await Promise.all([
      pool.query(`select count(*)::int as total from listings where status = 'live'`),
      fetch(`${url}/api/discover?limit=1`).then((response) => response.json()),
    ]);
    if (answer.data.total !== rows[0].total) stale += 1;
  }
  return stale;
}

/** What searches and stored pages lose while listings change, and whether a total is ever behind. */
export async function measureChanges({ environment, server, name }, { rounds, seconds }) {
  const pool = new Pool({ connectionString: environment.DATABASE_URL, max: 2 });
  endLater(() => pool.end());
  const { rows } = await pool.query(
    `select id from listings where status = 'live' order by md5(id) limit 5000`,
  );
  const ids = rows.map(({ id }) => id);
  const searches = pickSearches(2_000, seed);
  let turn = 0;
  const nextSearch = () => `/api/discover?${searches[turn++ % searches.length]}`;
  const measureLoss = (target) => {
    const load = () => loadOnce({ server, connections: clients, ...target }, seconds);
    const whileChanging = async () => {
      const stop = startChanging(pool, ids);
      try {
        return await load();
      } finally {
        await stop();
      }
    };
    return compare(whileChanging, load, rounds);
  };
  const bySearch = await measureLoss({ nextPath: nextSearch });
  const byPage = await measureLoss({ path: '/discover', headers: { 'accept-encoding': 'br' } });
  const stop = startChanging(pool, ids);
  const stale = await countStale(server.url, pool, ids).finally(stop);
  const during = `${changesPerSecond} changed listings a second, ${name}`;
  return [
    makeResult({
      quantity: `searches during ${during}, req/s`,
      against: 'without changes',
      value: bySearch.ratio,
      least: 0.7,
      detail: bySearch,
    }),
    makeResult({
      quantity: `/discover from the page cache during ${during}, req/s`,
      against: 'without changes',
      value: byPage.ratio,
      least: 0.5,
      detail: byPage,
    }),
    makeResult({
      quantity: `totals behind the database, of ${changesChecked} asked for right after a change, during ${during}`,
      against: '',
      value: stale,
      max: 0,
    }),
  ];
}
