/** Growth of a process with the embedded database while it is searched without a pause. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSampleMarket } from './market/markets.mjs';
import { pickSearches } from './market/searches.mjs';
import { measureLatencies } from './measure/latencies.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { startServer } from './measure/processes.mjs';
import { makeResult, median } from './measure/report.mjs';

const clients = 32;
const warmUpMinutes = 2;
const leastMinutes = 3;
const windowsPerMinute = 4;
const maxPerMinute = 1;
const megabyte = 2 ** 20;

/** V8, on every thread, collects before much garbage has gathered: what is left is what is held. */
const collectGarbage = ['--heap-growing-percent=10', '--max-semi-space-size=2'];

/** The least memory in a window of time: what is there when garbage has just been collected. */
async function measureFloor(server) {
  const endAt = performance.now() + 60_000 / windowsPerMinute;
  let floor = Number.POSITIVE_INFINITY;
  while (performance.now() < endAt) {
    floor = Math.min(floor, await server.measureMemory());
    await wait(100);
  }
  return floor / megabyte;
}

/** The median slope between any two windows, a minute: one that is off does not move it. */
function findSlope(floors) {
  const slopes = floors.flatMap((floor, index) =>
    floors.slice(index + 1).map((later, distance) => (later - floor) / (distance + 1)),
  );
  return median(slopes) * windowsPerMinute;
}

/** Searches for `rounds` minutes after the warm-up, three at least: fewer windows say nothing. */
export async function measure({ rounds, say }) {
  const minutes = Math.max(leastMinutes, rounds);
  const server = await startServer(path.join(benchFolder, 'servers/startApi.mjs'), {
    environment: { ...(await openSampleMarket()), MALLOC_ARENA_MAX: '2' },
    ready: '/api/ready',
    flags: collectGarbage,
  });
  const searches = pickSearches(200, 7);
  let turn = 0;
  const nextPath = () => `/api/discover?${searches[turn++ % searches.length]}`;
  const load = measureLatencies({ url: server.url, nextPath, clients }, (warmUpMinutes + minutes) * 60 + 5);
  const floors = [];
  for (let window = 0; window < (warmUpMinutes + minutes) * windowsPerMinute; window += 1) {
    floors.push(await measureFloor(server));
    if ((window + 1) % windowsPerMinute === 0) say(`${Math.round(floors.at(-1))} MB`);
  }
  const { count } = await load;
  await server.end();
  const value = findSlope(floors.slice(warmUpMinutes * windowsPerMinute));
  return [
    makeResult({
      quantity: `memory of a process with the embedded database, ${count.toLocaleString('en-SG')} searches, c=${clients}`,
      against: `its own, ${minutes} minutes long`,
      value,
      unit: ' MB a minute',
      max: maxPerMinute,
      detail: { floors, count },
    }),
  ];
}
