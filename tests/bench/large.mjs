/** What people ask of a market of a million listings, messages and lines of the ledger, against a hundredth of it; and what search costs in memory. */
import { createRequire } from 'node:module';
import { everydayRequests } from './market/everydayRequests.mjs';
import { logIn } from './market/growLandlord.mjs';
import { growPeople, listLandlords } from './market/growPeople.mjs';
import { openServerMarket } from './market/markets.mjs';
import { multiplyMarket } from './market/multiplyMarket.mjs';
import { pickPageSearches } from './market/searches.mjs';
import { compareTails } from './measure/compareTails.mjs';
import { endLater, startApp } from './measure/processes.mjs';
import { makeResult, takeTurns } from './measure/report.mjs';
import { timeRequests } from './measure/timeRequests.mjs';

const { Pool } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

const few = 10_000;
const many = 1_000_000;
/** How many of each generated listing there are in the end; so both markets spread over all postal codes. */
const copies = 10;
const people = 50;
const clients = 4;
const turnsPerRound = 7;
const maxRatio = 1.5;

const megabytes = (bytes) => Math.round(bytes / 2 ** 20);

/** A pool to a market's server, which may be stopped before the last of the connections has closed. */
function openPool({ DATABASE_URL: connectionString }) {
  const pool = new Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  endLater(() => pool.end());
  return pool;
}

/** What the start of a process costs that only serves, and what its memory is before and after searches. */
async function measureProcess({ url, startMs, getMemory }, listings) {
  const started = await getMemory();
  const nextSearch = takeTurns(pickPageSearches(2_000, 5));
  for (const page of ['/discover', '/api/discover'])
    await timeRequests({
      url,
      nextRequest: () => ({ path: `${page}?${nextSearch()}` }),
      clients,
      count: 500,
    });
  const searched = await getMemory();
  const makeRow = (quantity, value, unit, detail) =>
    makeResult({
      quantity: `${listings.toLocaleString('en-SG')} listings: ${quantity}`,
      value,
      unit,
      detail,
    });
  return [
    makeRow('a web process starts in', startMs / 1_000, ' s'),
    makeRow('it then takes', megabytes(started.rss), ' MB', started),
    makeRow('and after a thousand searches', megabytes(searched.rss), ' MB', searched),
  ];
}

/** Fills a market and serves it. It is multiplied from a smaller one, whose process is measured on the way. */
async function openMarket(listings, say) {
  const written = listings / copies;
  const environment = { ...(await openServerMarket(written)), ROLE: 'web' };
  const pool = openPool(environment);
  const smaller = await startApp({ environment });
  const results = await measureProcess(smaller, written);
  await smaller.end();
  await multiplyMarket(pool, copies);
  await growPeople(pool, listings);
  await pool.query('vacuum analyze');
  say(`${listings} listings, with their people, are there.`);
  const app = await startApp({ environment });
  results.push(...(await measureProcess(app, listings)));
  const { rows: homes } = await pool.query(
    `select id, slug from listings where source = 'bench' and status = 'live' order by md5(id) limit 2000`,
  );
  const landlords = [];
  for (const landlord of listLandlords(listings, people))
    landlords.push({ ...landlord, cookie: `dev-session=${await logIn(pool, landlord.id)}` });
  return { results, url: app.url, homes, landlords };
}

export async function measure({ rounds, say }) {
  const markets = [await openMarket(few, say), await openMarket(many, say)];
  const results = markets.flatMap((market) => market.results);
  for (const [name, makeNextRequest] of Object.entries(everydayRequests)) {
    const result = await compareTails({
      quantity: `${name}: slowest of a hundred`,
      against: 'the same with 1 % of the data',
      loads: markets.map((market) => ({ url: market.url, nextRequest: makeNextRequest(market), clients })),
      turns: rounds * turnsPerRound,
      max: maxRatio,
    });
    const { one, other } = result.detail;
    say(`${name}: ${one.p99.toFixed(1)} -> ${other.p99.toFixed(1)} ms, ${result.value}.`);
    results.push(result);
  }
  return results;
}
