import path from 'node:path';
import { pickSearchesOfKind, searchKinds } from '../market/searches.mjs';
import { measureLatencies } from '../measure/latencies.mjs';
import { benchFolder } from '../measure/prepare.mjs';
import { startServer } from '../measure/processes.mjs';
import { makeResult, median } from '../measure/report.mjs';

const crowd = 30;
const seed = 47;
const picked = 500;

/** The kind of search that takes longest in the middle. */
async function findDearest(url) {
  const kinds = [];
  for (const kind of Object.keys(searchKinds)) {
    const searches = pickSearchesOfKind(kind, picked, seed);
    let turn = 0;
    const nextPath = () => `/api/discover?${searches[turn++ % searches.length]}`;
    kinds.push({ kind, searches, ...(await measureLatencies({ url, nextPath, clients: 1 }, 1)) });
  }
  return kinds.toSorted((one, other) => other.p50 - one.p50)[0];
}

/** How long everybody else waits while a crowd asks the dearest kind of search. */
export async function measureCrowd({ server, name }, { rounds, seconds }) {
  const { data } = await (await fetch(`${server.url}/api/discover?limit=48`)).json();
  const paths = data.items.flatMap(({ id }) => [
    `/api/listings/${id}`,
    `/api/listings/${id}/similar`,
    '/discover',
  ]);
  let turn = 0;
  const others = () =>
    measureLatencies({ url: server.url, nextPath: () => paths[turn++ % paths.length], clients: 2 }, seconds);
  const { kind, searches } = await findDearest(server.url);
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await others();
    const asking = await startServer(path.join(benchFolder, 'servers/crowd.mjs'), {
      environment: {
        BENCH_URL: server.url,
        BENCH_SEARCHES: JSON.stringify(searches),
        BENCH_CLIENTS: String(crowd),
      },
    });
    const crowded = await others();
    const statuses = await (await fetch(asking.url)).json();
    await asking.end();
    taken.push({ quiet, crowded, statuses, ratio: crowded.p99 / quiet.p99 });
  }
  return [
    makeResult({
      quantity: `others' slowest of a hundred while ${crowd} clients search by ${kind}, ${name}`,
      against: 'without them',
      value: median(taken.map(({ ratio }) => ratio)),
      max: 2,
      detail: { rounds: taken },
    }),
  ];
}
