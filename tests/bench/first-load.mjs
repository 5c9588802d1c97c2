/** What the first load of pages costs in bytes; of `/discover` also against an empty page of the same app. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSampleMarket } from './market/markets.mjs';
import { launchBrowser } from './measure/browser.mjs';
import { fetchRaw } from './measure/fetchRaw.mjs';
import { findListing } from './measure/findListing.mjs';
import { loadScripts, sumBytes } from './measure/loadScripts.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { startServer } from './measure/processes.mjs';
import { makeResult } from './measure/report.mjs';
import { signIn } from './measure/signIn.mjs';

const quietMilliseconds = 1_500;

/** Somebody of the sample market who rents. */
const tenant = '80000301';

/** The page as it is sent once others have asked for it: the first visitors do not wait for its smallest form. */
async function fetchSettled(url, headers = { 'accept-encoding': 'br' }) {
  let page = await fetchRaw(url, headers);
  for (let equal = 0; equal < 3; ) {
    await wait(quietMilliseconds);
    const next = await fetchRaw(url, headers);
    equal = next.body.length === page.body.length ? equal + 1 : 0;
    page = next;
  }
  return page;
}

/** The first home of the search, as it is sent to a browser that has the build's dictionary. */
async function fetchListing(url) {
  const { headers } = await fetchRaw(`${url}/discover`);
  const [, path] = /<([^>]+)>; *rel="?compression-dictionary/.exec(headers.link) ?? [];
  const dictionary = Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer());
  return fetchSettled(`${url}${await findListing(url)}`, {
    'accept-encoding': 'br, dcz',
    'available-dictionary': `:${createHash('sha256').update(dictionary).digest('base64')}:`,
  });
}

/** Measures the bytes of the first load. */
export async function measure() {
  const { url } = await startServer(path.join(benchFolder, 'servers/startApp.mjs'), {
    environment: { ...(await openSampleMarket()), BENCH_SANDBOX: 'on' },
    ready: '/api/ready',
  });
  const html = await fetchSettled(`${url}/discover`);
  const listing = await fetchListing(url);
  const browser = await launchBrowser();
  const discover = await loadScripts(browser, `${url}/discover`);
  const empty = await loadScripts(browser, `${url}/error/401`);
  const others = [
    ['/', await loadScripts(browser, `${url}/`)],
    ['/login', await loadScripts(browser, `${url}/login`)],
    ['/dashboard', await loadScripts(browser, `${url}/dashboard`, await signIn(url, tenant))],
  ];
  const whole = sumBytes(discover.scripts);
  const emptyWhole = sumBytes(empty.scripts);
  return [
    ...[['/discover', discover], ...others].map(([page, { firstPaint, scripts }]) =>
      makeResult({
        quantity: `${page}, script asked for before first paint`,
        against: 'nothing',
        value: sumBytes(scripts.filter(({ startTime }) => startTime < firstPaint)),
        unit: ' B br',
        max: 0,
        detail: { firstPaint, scripts },
      }),
    ),
    makeResult({
      quantity: '/discover, all script of the first load',
      against: 'an empty page of the same app',
      value: whole / emptyWhole,
      max: 1.15,
      detail: { bytes: whole, emptyBytes: emptyWhole },
    }),
    makeResult({
      quantity: '/discover, HTML with 24 cards',
      against: 'nothing',
      value: html.body.length,
      unit: ' B br',
      max: 4_300,
      detail: { encoding: html.headers['content-encoding'] },
    }),
    makeResult({
      quantity: 'a listing, HTML for a browser that has the dictionary of the build',
      against: 'nothing',
      value: listing.body.length,
      unit: ' B',
      max: 2_200,
      detail: { encoding: listing.headers['content-encoding'] },
    }),
  ];
}
