import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillSampleMarket } from '@sewa/workshop/testing';
import { redirectHost, redirects } from '../support/redirects.ts';
import { startProduct } from '../support/startProduct.ts';
import {
  assertNoErrors,
  buildFolder,
  makeMarketFolder,
  type ReadySewa,
  removeFolder,
  repositoryRoot,
  runNode,
} from '../support/startSewa.ts';
import { isHttpsSite } from '../support/testHosts.ts';

async function addRedirects({ dataFolder }: ReadySewa): Promise<void> {
  const script = join(repositoryRoot, 'tests/support/addRedirects.ts');
  const adding = runNode([script, dataFolder, JSON.stringify(redirects)]);
  if ((await adding.ended) !== 0) throw new Error(`The redirects were not added:\n${adding.output()}`);
}

async function listAccounts(folder: string): Promise<string> {
  const listing = runNode([join(repositoryRoot, 'tests/support/printAccounts.ts'), folder]);
  if ((await listing.ended) !== 0) throw new Error(`The accounts were not listed:\n${listing.output()}`);
  return listing.output();
}

/** Starts the built product over the sample market for all tests together; returns what ends it. */
export default async function startForAllTests(): Promise<() => Promise<void>> {
  if (!existsSync(join(repositoryRoot, 'app', buildFolder, 'server')))
    throw new Error(`app/${buildFolder} is not built. Run "npm test e2e" or "npm test e2e-published".`);
  const filled = await fillSampleMarket();
  process.env.SEWA_FILLED_FOLDER = filled.folder;
  const dataFolder = makeMarketFolder();
  if (isHttpsSite) process.env.SEWA_ACCOUNTS = await listAccounts(filled.folder);
  const sewa = await startProduct({ dataFolder, environment: { REDIRECT_ALLOW: redirectHost } });
  await addRedirects(sewa);
  process.env.SEWA_URL = sewa.url;
  process.env.SEWA_DATA_FOLDER = dataFolder;
  return async () => {
    const end = await sewa.stop();
    removeFolder(dataFolder);
    await filled.remove();
    if (end !== 0) throw new Error(`The process ended with ${end}:\n${sewa.output().slice(-2_000)}`);
    assertNoErrors(sewa);
  };
}
