import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../../../packages/testing/src/index.ts';
import { endLater, runToEnd } from '../measure/processes.mjs';

const fill = (environment) =>
  runToEnd(
    process.execPath,
    ['--conditions=sewa-source', path.resolve(import.meta.dirname, '../servers/prepareMarket.mjs')],
    {
      env: { ...process.env, ...environment },
    },
  );

/** The sample market and so many generated listings in an embedded database: the settings of a process that serves it. */
export async function openEmbeddedMarket(listings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sewa-bench-'));
  endLater(async () => rmSync(folder, { recursive: true, force: true }));
  const environment = { DATA_DIR: folder, DATABASE_URL: '' };
  await fill({ ...environment, BENCH_LISTINGS: String(listings) });
  return environment;
}

/** The sample market alone in an embedded database. */
export const openSampleMarket = () => openEmbeddedMarket(0);

/** The same on a throw-away PostgreSQL. */
export async function openServerMarket(listings) {
  const { url, stop } = await findPostgres({ environment: { PATH: process.env.PATH } });
  endLater(stop);
  const environment = { DATABASE_URL: url };
  await fill({ ...environment, BENCH_LISTINGS: String(listings) });
  return environment;
}
