/** What the first page of a visit is like on a phone: Lighthouse with its simulated mobile connection, over the sample market. */
import { createRequire } from 'node:module';
import { chromiumOptions } from '../../chromium.config.ts';
import { findBrowser } from '../../packages/workshop/src/machine/findBrowser.ts';
import { logIn } from './market/growLandlord.mjs';
import { openServerMarket } from './market/markets.mjs';
import { measureInTurns, medianRatio } from './measure/inTurns.mjs';
import { endLater, runToEnd, startApp } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';
import { openStaticCopy } from './servers/openStaticCopy.mjs';

const { Pool } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

const lighthouse = 'lighthouse@13.5.0';
/** A tenant of the sample who has conversations. */
const tenantPhone = '+6580000301';

async function findListing(url) {
  const page = await (await fetch(`${url}/discover`)).text();
  const found = /href="(\/discover\/[^"/?]+\/[^"/?]+)"/.exec(page);
  if (!found) throw new Error('The search shows no home.');
  return found[1];
}

/** Opens the sample market, and gives the headers of somebody who is logged in. */
async function open() {
  const environment = await openServerMarket(0);
  const pool = new Pool({ connectionString: environment.DATABASE_URL, max: 1 });
  // The server may be stopped before the connection has closed.
  pool.on('error', () => undefined);
  endLater(() => pool.end());
  const { rows } = await pool.query('select id from users where phone_number = $1', [tenantPhone]);
  const headers = { cookie: `dev-session=${await logIn(pool, rows[0].id)}` };
  const { url } = await startApp({ environment });
  return { url, headers };
}

/** Loads a page in a browser of its own. */
async function inspect(url, headers) {
  const flags = ['--headless=new', ...chromiumOptions.args].join(' ');
  const options = [
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--chrome-flags=${flags}`,
    `--extra-headers=${JSON.stringify(headers)}`,
  ];
  const environment = { ...process.env, CHROME_PATH: await findBrowser() };
  const printed = await runToEnd('npx', ['--yes', lighthouse, url, ...options], { env: environment });
  const { audits, categories, finalDisplayedUrl, runtimeError } = JSON.parse(printed);
  if (runtimeError) throw new Error(`Lighthouse could not read ${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  return {
    score: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/** A page, and the same page as one static file, in turns. */
async function measurePage(url, name, path, headers, rounds) {
  const addresses = { page: url, copy: await openStaticCopy(url, path, headers) };
  const taken = await measureInTurns(['page', 'copy'], rounds, (which) =>
    inspect(`${addresses[which]}${path}`, headers),
  );
  const runs = taken.get('page');
  const listPaints = (which) => taken.get(which).map(({ lcp }) => lcp);
  const row = (quantity, measured, more = {}) =>
    makeResult({
      quantity: `${name}, ${quantity}`,
      value: median(runs.map((run) => run[measured])),
      ...more,
    });
  return [
    row('Lighthouse mobile, performance', 'score', { least: 95, detail: { runs } }),
    row('largest paint', 'lcp', { unit: ' ms' }),
    makeResult({
      quantity: `${name}, largest paint`,
      against: 'the same page as one static file',
      value: medianRatio(listPaints('page'), listPaints('copy')),
      max: 1.3,
      detail: { copy: taken.get('copy') },
    }),
    row('blocking time', 'tbt', { unit: ' ms' }),
    row('layout shift', 'cls', { max: 0 }),
  ];
}

export async function measure({ rounds, say }) {
  const { url, headers } = await open();
  const results = [];
  for (const [name, path, own = {}] of [
    ['/', '/'],
    ['/discover', '/discover'],
    ['a listing', await findListing(url)],
    ['/login', '/login'],
    ['/blog', '/blog'],
    ['the calculator', '/sewa-care-calculator'],
    ['/map', '/map'],
    ['/chat', '/chat', headers],
  ]) {
    say(`${name} …`);
    results.push(...(await measurePage(url, name, path, own, rounds)));
  }
  return results;
}
