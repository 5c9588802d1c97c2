import { makeResult, quantile } from './report.mjs';
import { timeRequests } from './timeRequests.mjs';

const warmUps = 100;
/** Requests to one server before it is the other's turn. */
const perTurn = 50;

/** Times the same requests to two servers in turns: the slowest of a hundred of the second against that of the first. */
export async function compareTails({ quantity, against, loads, turns, max }) {
  const timed = loads.map((load) => ({ load, taken: [] }));
  for (const { load } of timed) await timeRequests({ ...load, count: warmUps });
  for (let turn = 0; turn < turns; turn += 1)
    for (const { load, taken } of turn % 2 === 0 ? timed : timed.toReversed())
      taken.push(...(await timeRequests({ ...load, count: perTurn })));
  const [one, other] = timed.map(({ taken }) => ({
    middle: quantile(taken, 0.5),
    p99: quantile(taken, 0.99),
    longest: Math.max(...taken),
  }));
  return makeResult({ quantity, against, value: other.p99 / one.p99, max, detail: { one, other } });
}
