import path from 'node:path';
import { findFreePort } from '@sewa/testing';
import { makeFolder, type ReadySewa, repositoryRoot, runNode, waitUntilReady } from '../support/startSewa.ts';

/** Starts the API alone, as somebody runs it behind the proxy of an app of their own. */
export async function startApi(): Promise<ReadySewa> {
  const dataFolder = makeFolder();
  const environment = {
    APP_ENV: 'dev',
    PORT: String(await findFreePort()),
    DATA_DIR: dataFolder,
    TRUSTED_PROXIES: '1',
  };
  const running = runNode([path.join(repositoryRoot, 'tests/support/runApi.ts')], environment);
  return waitUntilReady(running, dataFolder);
}
