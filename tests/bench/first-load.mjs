/** What the first load of pages costs: bytes, and the largest paint against one static file that shows the same. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSampleMarket } from './market/markets.mjs';
import { launchBrowser } from './measure/browser.mjs';
import { compareRuns } from './measure/compareRuns.mjs';
import { fetchRaw } from './measure/fetchRaw.mjs';
import { findListing } from './measure/findListing.mjs';
import { inspect, lighthouseCategories } from './measure/inspect.mjs';
import { loadScripts, sumBytes } from './measure/loadScripts.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { startServer } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';
import { signIn } from './measure/signIn.mjs';

const quietMilliseconds = 1_500;

/** Somebody of the sample market who rents. */
const tenant = '80000301';

/** The page as it is sent once others have asked for it: the first visitors do not wait for its smallest form. */
async function fetchSettled(url) {
  const headers = { 'accept-encoding': 'br' };
  let page = await fetchRaw(url, headers);
  for (let equal = 0; equal < 3; ) {
    await wait(quietMilliseconds);
    const next = await fetchRaw(url, headers);
    equal = next.body.length === page.body.length ? equal + 1 : 0;
    page = next;
  }
  return page;
}

/** Milliseconds of blocking time a page may have beyond 1.3 times what the static file has. */
const maxBlockingTime = 30;

/** What Lighthouse gives `/discover` of a hundred. */
function listScores(runs) {
  return lighthouseCategories.map((name) =>
    makeResult({
      quantity: `/discover, Lighthouse mobile, ${name}`,
      against: 'nothing',
      value: median(runs.map(({ product }) => product[name])),
      least: name === 'performance' ? 99 : 100,
    }),
  );
}

/** How a page paints on a simulated phone, in turns with one static file of the same words and pictures. */
async function measurePaint(app, name, page, rounds, cookies = []) {
  const runs = await compareRuns(app, { page, rounds, cookies });
  const against = "the same as one static file in the system's font";
  return [
    ...(page === '/discover' ? listScores(runs) : []),
    makeResult({
      quantity: `${name}, largest paint on a simulated phone`,
      against,
      value: median(runs.map(({ product, anchor }) => product.lcp / anchor.lcp)),
      max: 1.15,
      detail: { runs },
    }),
    makeResult({
      quantity: `${name}, blocking time beyond 1.3 times the same`,
      against,
      value: median(runs.map(({ product, anchor }) => product.tbt - 1.3 * anchor.tbt)),
      unit: ' ms',
      max: maxBlockingTime,
    }),
    makeResult({
      quantity: `${name}, layout shift`,
      against: 'nothing',
      value: Math.max(...runs.map(({ product }) => product.cls)),
      max: 0,
    }),
  ];
}

/** The pages whose paint is measured, one after the other, after a run that warms the machine. */
async function measurePaints(app, rounds, tenantCookies) {
  await inspect(`${app.url}/discover`);
  const results = [];
  for (const [name, page, cookies] of [
    ['/', '/'],
    ['/discover', '/discover'],
    ['a listing', await findListing(app.url)],
    ['/login', '/login'],
    ['/dashboard', '/dashboard', tenantCookies],
    ['/map', '/map'],
  ])
    results.push(...(await measurePaint(app, name, page, rounds, cookies)));
  return results;
}

/** Measures the bytes of the first load, then its paint. */
export async function measure({ rounds }) {
  const app = await startServer(path.join(benchFolder, 'servers/startApp.mjs'), {
    environment: { ...(await openSampleMarket()), BENCH_SANDBOX: 'on' },
    ready: '/api/ready',
  });
  const { url } = app;
  const html = await fetchSettled(`${url}/discover`);
  const browser = await launchBrowser();
  const discover = await loadScripts(browser, `${url}/discover`);
  const empty = await loadScripts(browser, `${url}/error/401`);
  const tenantCookies = await signIn(url, tenant);
  const others = [
    ['/', await loadScripts(browser, `${url}/`)],
    ['/login', await loadScripts(browser, `${url}/login`)],
    ['/dashboard', await loadScripts(browser, `${url}/dashboard`, tenantCookies)],
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
    ...(await measurePaints(app, rounds, tenantCookies)),
  ];
}
