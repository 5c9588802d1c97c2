/** `/discover` with other filters each time, never from a cache, against bare `renderToString` of the same pages. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servingEnvironment, servingFlags } from '../../packages/workshop/bin/servingFlags.mjs';
import { openServerMarket } from './market/markets.mjs';
import { pickSearches, searchMix } from './market/searches.mjs';
import { compareLoads } from './measure/load.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { endLater, startServer } from './measure/processes.mjs';
import { makeResult } from './measure/report.mjs';

const listings = 20_000;
/** More pages than the cache of public pages can hold; the anchor renders some of them in turn. */
const distinct = 4_000;
const prepared = 300;
const seed = 61;
const server = (name) => path.join(benchFolder, 'servers', `${name}.mjs`);

async function fetchData(url) {
  const { data } = await (await fetch(url)).json();
  return JSON.stringify(data);
}

/** Measures both on the market of 20,000 listings. */
export async function measure({ rounds, seconds, say }) {
  const app = await startServer(server('startApp'), {
    environment: { ...servingEnvironment, ...(await openServerMarket(listings)) },
    ready: '/api/ready',
    flags: servingFlags,
  });
  const searches = pickSearches(distinct, seed);
  say(`${distinct} searches, seed ${seed}: ${searchMix}.`);
  const pages = [];
  for (const query of searches.slice(0, prepared))
    pages.push([`/discover?${query}`, await fetchData(`${app.url}/api/discover?${query}`)]);
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-bench-'));
  endLater(async () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'pages.json');
  writeFileSync(file, JSON.stringify(pages));
  const bare = await startServer(server('barePages'), { environment: { BENCH_PAGES: file } });
  const turn = (urls) => {
    let place = 0;
    return () => urls[place++ % urls.length];
  };
  const detail = await compareLoads(
    { server: app, nextPath: turn(searches.map((query) => `/discover?${query}`)) },
    { server: bare, nextPath: turn(pages.map(([url]) => url)) },
    { rounds, seconds },
  );
  return [
    makeResult({
      quantity: '/discover, other filters each time, PostgreSQL, c=16, req/s',
      against: 'bare renderToString of the same pages',
      value: detail.ratio,
      least: 0.5,
      detail,
    }),
  ];
}
