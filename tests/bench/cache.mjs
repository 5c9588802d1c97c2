/** `/discover` from the cache of public pages against a server that sends the same bytes, computed beforehand. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSampleMarket } from './market/markets.mjs';
import { fetchRaw } from './measure/fetchRaw.mjs';
import { compareLoads } from './measure/load.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { endLater, startServer } from './measure/processes.mjs';
import { makeResult } from './measure/report.mjs';

/** Measures the row of the cache. */
export async function measure({ rounds, seconds }) {
  const app = await startServer(path.join(benchFolder, 'servers/startApp.mjs'), {
    environment: await openSampleMarket(),
    ready: '/api/ready',
  });
  const headers = { 'accept-encoding': 'br' };
  let page = await fetchRaw(`${app.url}/discover`, headers);
  for (let requested = 0; requested < 3; requested += 1) {
    await wait(1_000);
    page = await fetchRaw(`${app.url}/discover`, headers);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-bench-'));
  endLater(async () => rmSync(folder, { recursive: true, force: true }));
  const body = path.join(folder, 'body');
  writeFileSync(body, page.body);
  const { date, connection, 'keep-alive': keepAlive, ...sent } = page.headers;
  const buffer = await startServer(path.join(benchFolder, 'servers/buffer.mjs'), {
    environment: { BENCH_BODY: body, BENCH_HEADERS: JSON.stringify(sent) },
  });
  const compared = await compareLoads(
    { server: app, path: '/discover', headers },
    { server: buffer, path: '/discover', headers },
    { rounds, seconds },
  );
  return [
    makeResult({
      quantity: '/discover from the page cache, req/s',
      against: 'a precomputed buffer on node:http',
      value: compared.ratio,
      least: 0.3,
      detail: compared,
    }),
  ];
}
