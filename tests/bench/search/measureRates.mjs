import path from 'node:path';
import { pickSearches, searchMix } from '../market/searches.mjs';
import { compare, loadOnce } from '../measure/load.mjs';
import { benchFolder } from '../measure/prepare.mjs';
import { startServer } from '../measure/processes.mjs';
import { makeResult } from '../measure/report.mjs';

const distinct = 2_000;
const seed = 15;
const clients = 8;
const compared = 20;

async function fetchJson(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`);
  return answer.json();
}

/** Throws where the product and SQL do not find the same: what differs is not worth comparing. */
async function expectSame(product, anchor, searches) {
  for (const query of searches.slice(0, compared)) {
    const { data } = await fetchJson(`${product.url}/api/discover?${query}`);
    const { items, counts } = await fetchJson(`${anchor.url}/whole?${query}`);
    const [[{ total }]] = counts;
    const ids = (list) => list.map(({ id }) => id).join();
    if (data.total !== total || ids(data.items) !== ids(items.slice(0, data.items.length)))
      throw new Error(`'${query}' finds ${data.total}, by SQL ${total}.`);
  }
}

/** How many different searches a second are answered, against the page alone and against the same by SQL, each on node:http. */
export async function measureRates({ environment, server, name, least }, { rounds, seconds, say }) {
  const searches = pickSearches(distinct, seed);
  const anchor = await startServer(path.join(benchFolder, 'servers/bareSearch.mjs'), { environment });
  say(`${distinct} searches, seed ${seed}: ${searchMix}.`);
  await expectSame(server, anchor, searches);
  const load = (target, start) => {
    let turn = 0;
    const nextPath = () => `${start}?${searches[turn++ % searches.length]}`;
    return (duration = seconds) => loadOnce({ server: target, nextPath, connections: clients }, duration);
  };
  const product = load(server, '/api/discover');
  const page = load(anchor, '/page');
  const whole = load(anchor, '/whole');
  await product(2);
  await page(2);
  const byPage = await compare(product, page, rounds);
  const byWhole = await compare(product, whole, 1);
  await anchor.end();
  const quantity = `${distinct} different searches with total and facets, ${name}, c=${clients}, req/s`;
  return [
    makeResult({
      quantity,
      against: 'the page alone by SQL on node:http',
      value: byPage.ratio,
      least,
      detail: byPage,
    }),
    makeResult({
      quantity,
      against: 'the same by SQL on node:http',
      value: byWhole.ratio,
      least: 1,
      detail: byWhole,
    }),
  ];
}
