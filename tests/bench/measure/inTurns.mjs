import { median } from './report.mjs';

/** Measures each contender once a round, every round beginning with the next; one that gave `null` is not asked again. Gives name -> what each round gave. */
export async function measureInTurns(names, rounds, measureOnce) {
  const taken = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const before = taken.get(name);
      before.push(before.includes(null) ? null : await measureOnce(name));
    }
  }
  return taken;
}

/** The median of a contender's ratios to an anchor, each of one round; null when one of them was not done in time. */
export function medianRatio(own, anchor) {
  if (own.includes(null) || anchor.includes(null)) return null;
  return median(own.map((value, round) => value / anchor[round]));
}
