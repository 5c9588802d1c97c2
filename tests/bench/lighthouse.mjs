/** Lighthouse (mobile, simulated throttling) on `/discover` against the same HTML without script. */
import path from 'node:path';
import { chromiumOptions } from '../../chromium.config.ts';
import { findBrowser } from '../../packages/workshop/src/machine/findBrowser.ts';
import { openSampleMarket } from './market/markets.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { endLater, startServer } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';

const page = '/discover';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One run in a browser of its own. */
async function inspect(url) {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const executable = await findBrowser();
  const chrome = await launch({
    chromePath: executable,
    chromeFlags: ['--headless=new', ...chromiumOptions.args],
  });
  const end = endLater(async () => chrome.kill());
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: categories,
  });
  await end();
  if (lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}: ${lhr.runtimeError.message}`);
  const measured = (name) => lhr.audits[name].numericValue;
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
    lcp: measured('largest-contentful-paint'),
    fcp: measured('first-contentful-paint'),
    tbt: measured('total-blocking-time'),
    cls: measured('cumulative-layout-shift'),
    shortOf: Object.values(lhr.categories).flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => `${id} ${lhr.audits[id].score}`),
    ),
  };
}

/** Measures in turns, after one run that warms the machine. */
export async function measure({ rounds }) {
  const app = await startServer(path.join(benchFolder, 'servers/startApp.mjs'), {
    environment: await openSampleMarket(),
    ready: '/api/ready',
  });
  const plain = await startServer(path.join(benchFolder, 'servers/withoutScript.mjs'), {
    environment: { BENCH_ORIGIN: app.url, BENCH_PAGE: page },
    ready: page,
  });
  await inspect(`${app.url}${page}`);
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const urls = round % 2 === 0 ? [app.url, plain.url] : [plain.url, app.url];
    const results = new Map();
    for (const url of urls) results.set(url, await inspect(`${url}${page}`));
    runs.push({ product: results.get(app.url), anchor: results.get(plain.url) });
  }
  const middle = (read) => median(runs.map(({ product }) => read(product)));
  return [
    makeResult({
      quantity: 'Lighthouse mobile, largest paint',
      against: 'the same HTML without script',
      value: median(runs.map(({ product, anchor }) => product.lcp / anchor.lcp)),
      max: 1.15,
      detail: { runs },
    }),
    ...categories.map((name) =>
      makeResult({
        quantity: `Lighthouse mobile, ${name}`,
        against: '',
        value: middle((result) => result[name]),
        least: name === 'performance' ? 99 : 100,
      }),
    ),
    makeResult({
      quantity: 'Lighthouse mobile, layout shift',
      against: '',
      value: middle(({ cls }) => cls),
      max: 0,
    }),
    makeResult({
      quantity: 'Lighthouse mobile, blocking time',
      against: '',
      value: middle(({ tbt }) => tbt),
      unit: ' ms',
    }),
  ];
}
