/** Searches of every kind on PostgreSQL, over 20,000 and 1,000,000 listings: rates, slowest answers, changes, crowds. */
import path from 'node:path';
import { servingEnvironment, servingFlags } from '../../packages/workshop/bin/servingFlags.mjs';
import { openServerMarket } from './market/markets.mjs';
import { benchFolder } from './measure/prepare.mjs';
import { startServer } from './measure/processes.mjs';
import { measureChanges } from './search/measureChanges.mjs';
import { measureCrowd } from './search/measureCrowd.mjs';
import { measureKinds } from './search/measureKinds.mjs';
import { measureRates } from './search/measureRates.mjs';

const sizes = [
  { listings: 20_000, least: 0.5 },
  { listings: 1_000_000, least: 0.4 },
];

async function openMarket({ listings, least }) {
  const environment = await openServerMarket(listings);
  const server = await startServer(path.join(benchFolder, 'servers/startApp.mjs'), {
    environment: { ...servingEnvironment, ...environment },
    ready: '/api/ready',
    flags: servingFlags,
  });
  return { environment, server, least, name: `${listings.toLocaleString('en-SG')} listings` };
}

/** Measures each quantity on the market where it is hardest; the rates on both. */
export async function measure(run) {
  const results = [];
  for (const size of sizes) {
    const market = await openMarket(size);
    // The first search waits until all listings are loaded.
    await fetch(`${market.server.url}/api/discover`);
    results.push(...(await measureRates(market, run)));
    if (size === sizes[0]) results.push(...(await measureChanges(market, run)));
    else results.push(...(await measureKinds(market, run)), ...(await measureCrowd(market, run)));
    await market.server.end();
  }
  return results;
}
