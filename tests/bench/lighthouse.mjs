/** Lighthouse (mobile, simulated throttling) on pages against the same HTML without script. */
import { once } from 'node:events';
import path from 'node:path';
import { chromiumOptions } from '../../chromium.config.ts';
import { findBrowser } from '../../packages/workshop/src/machine/findBrowser.ts';
import { openSampleMarket } from './market/markets.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { endLater, startServer } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';
import { signIn } from './measure/signIn.mjs';

/** Somebody of the sample market who rents. */
const tenant = '80000301';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Gives a browser cookies, as those of somebody signed in who comes back. */
async function setCookies(port, cookies) {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } }));
  const [{ data }] = await once(socket, 'message');
  const { error } = JSON.parse(data);
  socket.close();
  if (error) throw new Error(`The browser took no cookies: ${error.message}`);
}

/** One run in a browser of its own. */
async function inspect(url, cookies = []) {
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
  await setCookies(chrome.port, cookies);
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: categories,
    disableStorageReset: true,
  });
  await end();
  if (lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`);
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

/** Measures a page and the same HTML without script in turns. */
async function compare(app, page, rounds, cookies = []) {
  const plain = await startServer(path.join(benchFolder, 'servers/withoutScript.mjs'), {
    environment: {
      BENCH_ORIGIN: app.url,
      BENCH_PAGE: page,
      BENCH_COOKIE: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    ready: page,
  });
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const urls = round % 2 === 0 ? [app.url, plain.url] : [plain.url, app.url];
    const results = new Map();
    for (const url of urls) results.set(url, await inspect(`${url}${page}`, url === app.url ? cookies : []));
    runs.push({ product: results.get(app.url), anchor: results.get(plain.url) });
  }
  await plain.end();
  return runs;
}

/** What is said of every page: its largest paint, and how long script keeps the main thread busy. */
function listPaint(page, runs) {
  return [
    makeResult({
      quantity: `${page}, Lighthouse mobile, largest paint`,
      against: 'the same HTML without script',
      value: median(runs.map(({ product, anchor }) => product.lcp / anchor.lcp)),
      max: 1.15,
      detail: { runs },
    }),
    makeResult({
      quantity: `${page}, Lighthouse mobile, blocking time`,
      against: '',
      value: median(runs.map(({ product }) => product.tbt)),
      unit: ' ms',
    }),
  ];
}

/** Measures in turns, after one run that warms the machine. */
export async function measure({ rounds }) {
  const app = await startServer(path.join(benchFolder, 'servers/startApp.mjs'), {
    environment: { ...(await openSampleMarket()), BENCH_SANDBOX: 'on' },
    ready: '/api/ready',
  });
  await inspect(`${app.url}/discover`);
  const runs = await compare(app, '/discover', rounds);
  const middle = (read) => median(runs.map(({ product }) => read(product)));
  return [
    ...listPaint('/discover', runs),
    ...categories.map((name) =>
      makeResult({
        quantity: `/discover, Lighthouse mobile, ${name}`,
        against: '',
        value: middle((result) => result[name]),
        least: name === 'performance' ? 99 : 100,
      }),
    ),
    makeResult({
      quantity: '/discover, Lighthouse mobile, layout shift',
      against: '',
      value: middle(({ cls }) => cls),
      max: 0,
    }),
    ...listPaint('/', await compare(app, '/', rounds)),
    ...listPaint('/login', await compare(app, '/login', rounds)),
    ...listPaint('/dashboard', await compare(app, '/dashboard', rounds, await signIn(app.url, tenant))),
  ];
}
