import { pickSearchesOfKind, searchKinds } from '../market/searches.mjs';
import { measureLatencies } from '../measure/latencies.mjs';
import { makeResult } from '../measure/report.mjs';

const picked = 500;
const seed = 23;
const max = 4;

/** The slowest of a hundred searches against the middle one, for each kind of filter alone; the worst kind counts. */
export async function measureKinds({ server, name }, { seconds }) {
  const kinds = [];
  for (const kind of Object.keys(searchKinds)) {
    const searches = pickSearchesOfKind(kind, picked, seed);
    let turn = 0;
    const nextPath = () => `/api/discover?${searches[turn++ % searches.length]}`;
    const taken = await measureLatencies({ url: server.url, nextPath, clients: 1 }, seconds);
    kinds.push({ kind, ...taken, ratio: taken.p99 / taken.p50 });
  }
  const [worst] = kinds.toSorted((one, other) => other.ratio - one.ratio);
  return [
    makeResult({
      quantity: `slowest of a hundred searches by one kind of filter, ${name}; worst kind: ${worst.kind}`,
      against: 'the middle one of the kind',
      value: worst.ratio,
      max,
      detail: { kinds },
    }),
  ];
}
