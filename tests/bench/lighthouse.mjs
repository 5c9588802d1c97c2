/** Lighthouse (mobile, simulated throttling) on pages against the same HTML without script. */
import path from 'node:path';
import { openSampleMarket } from './market/markets.mjs';
import { compareRuns } from './measure/compareRuns.mjs';
import { inspect, lighthouseCategories } from './measure/inspect.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { startServer } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';
import { signIn } from './measure/signIn.mjs';

/** Somebody of the sample market who rents. */
const tenant = '80000301';

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
  const compare = (page, cookies = []) =>
    compareRuns(app, { page, server: 'withoutScript', rounds, cookies });
  await inspect(`${app.url}/discover`);
  const runs = await compare('/discover');
  const middle = (read) => median(runs.map(({ product }) => read(product)));
  return [
    ...listPaint('/discover', runs),
    ...lighthouseCategories.map((name) =>
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
    ...listPaint('/', await compare('/')),
    ...listPaint('/login', await compare('/login')),
    ...listPaint('/dashboard', await compare('/dashboard', await signIn(app.url, tenant))),
  ];
}
