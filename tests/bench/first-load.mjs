/** What the first page of a visit is like on a phone: Lighthouse with its simulated mobile connection, over the sample market. */
import { chromiumOptions } from '../../chromium.config.ts';
import { findBrowser } from '../../packages/workshop/src/machine/findBrowser.ts';
import { openSampleMarket } from './market/markets.mjs';
import { runToEnd, startApp } from './measure/processes.mjs';
import { makeResult, median, repeat } from './measure/report.mjs';

const lighthouse = 'lighthouse@13.5.0';

async function findListing(url) {
  const page = await (await fetch(`${url}/discover`)).text();
  const found = /href="(\/discover\/[^"/?]+\/[^"/?]+)"/.exec(page);
  if (!found) throw new Error('The search shows no home.');
  return found[1];
}

/** Loads a page in a browser of its own. */
async function inspect(url) {
  const flags = ['--headless=new', ...chromiumOptions.args].join(' ');
  const options = ['--quiet', '--only-categories=performance', '--output=json', `--chrome-flags=${flags}`];
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

export async function measure({ rounds }) {
  const { url } = await startApp({ environment: await openSampleMarket() });
  const results = [];
  for (const [name, page] of [
    ['/', '/'],
    ['/discover', '/discover'],
    ['a listing', await findListing(url)],
    ['/login', '/login'],
  ]) {
    const runs = await repeat(rounds, () => inspect(`${url}${page}`));
    const row = (quantity, measured, more = {}) =>
      makeResult({
        quantity: `${name}, ${quantity}`,
        value: median(runs.map((run) => run[measured])),
        ...more,
      });
    results.push(
      row('Lighthouse mobile, performance', 'score', { least: 95, detail: { runs } }),
      row('largest paint', 'lcp', { unit: ' ms' }),
      row('blocking time', 'tbt', { unit: ' ms' }),
      row('layout shift', 'cls', { max: 0 }),
    );
  }
  return results;
}
