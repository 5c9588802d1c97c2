/** All that people ask for, mixed as they ask for it: searches, homes, other pages, the API, pictures and files. */
import { openServerMarket } from './market/markets.mjs';
import { makeMixedRequests } from './market/mixedRequests.mjs';
import { measureLoad } from './measure/measureLoad.mjs';
import { startApp } from './measure/processes.mjs';
import { describeLoads, repeat } from './measure/report.mjs';

const clients = 16;

export async function measure({ rounds, seconds, listings }) {
  const { url } = await startApp({ environment: await openServerMarket(listings) });
  const load = { url, nextPath: await makeMixedRequests(url), clients };
  await measureLoad(load, 1);
  const loads = await repeat(rounds, () => measureLoad(load, seconds));
  return describeLoads(`requests of all kinds, ${clients} clients`, loads);
}
