/** A page of ours beside one static file that shows the same, by Lighthouse. */
import path from 'node:path';
import { inspect } from './inspect.mjs';
import { benchFolder } from './prepare.mjs';
import { startServer } from './processes.mjs';

/** Measures a page and the file in turns. */
export async function compareRuns(app, { page, rounds, cookies = [] }) {
  const plain = await startServer(path.join(benchFolder, 'servers/staticPage.mjs'), {
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
