/** `/discover` with other filters each time, so that each page is rendered: how many a second, how long they take. */
import { openServerMarket } from './market/markets.mjs';
import { pickPageSearches } from './market/searches.mjs';
import { measureLoad } from './measure/measureLoad.mjs';
import { startApp } from './measure/processes.mjs';
import { describeLoads, repeat, takeTurns } from './measure/report.mjs';

/** Searches of which those that a page answers by itself are more than the cache of public pages can hold. */
const distinct = 5_000;
const seed = 61;
const clients = 16;

export async function measure({ rounds, seconds, listings }) {
  const { url } = await startApp({ environment: await openServerMarket(listings) });
  const paths = pickPageSearches(distinct, seed).map((query) => `/discover?${query}`);
  const load = { url, nextPath: takeTurns(paths), clients };
  await measureLoad(load, 1);
  const loads = await repeat(rounds, () => measureLoad(load, seconds));
  return describeLoads(`/discover with other filters each time, ${clients} clients`, loads);
}
