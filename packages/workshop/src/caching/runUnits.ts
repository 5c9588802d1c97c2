import { type Failure, sumTallies, type Tally } from '../testing/tally.ts';
import type { GreenResult } from './ResultStore.ts';

/** A part of a kind of test whose green result may be used again: its name and the key of all it depends on. */
export interface Unit {
  readonly name: string;
  readonly key: string;
  /** Whether what the key was made of is still so; somebody may write while tests run. */
  readonly isCurrent: () => boolean;
  /** The unit by what its run was seen to touch; left out where that is known beforehand. */
  readonly observe?: () => Unit;
}

/** What a run of some units came to: a tally for each, and what failed outside all of them. */
export interface UnitsRun {
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly outside: readonly Failure[];
}

/** Where green results are, and which of them are run again to see whether they still hold. */
export interface ResultCache {
  find(key: string): GreenResult | null;
  store(key: string, result: GreenResult): void;
  remove(key: string): void;
  isRepeated(): boolean;
}

/** A run of units as one tally. */
export const sumRun = ({ tallies, outside }: UnitsRun): Tally =>
  sumTallies([...tallies.values(), { passed: 0, failures: [...outside] }]);

const noTests: Tally = { passed: 0, failures: [] };

function checkRepeated({ name }: Unit, cached: GreenResult, now: Tally): Failure[] {
  if (now.failures.length === 0 && now.passed === cached.passed) return [];
  const message = `It was cached with ${cached.passed} passed; run again it came to ${now.passed} passed and ${now.failures.length} failed. Something its key does not hold has changed, or a test is flaky.`;
  return [{ name: `the cached result of ${name} differs`, message }];
}

/**
 * Takes the green results of units from the cache and runs the others, together with those that are repeated; stores what
 * was green. A cached result that does not hold is a failure and is removed.
 */
export async function runUnits(
  units: readonly Unit[],
  cache: ResultCache,
  run: (units: readonly Unit[]) => Promise<UnitsRun>,
): Promise<Tally> {
  const found = new Map<string, GreenResult>();
  for (const { name, key } of units) {
    const result = cache.find(key);
    if (result) found.set(name, result);
  }
  const repeated = new Set([...found.keys()].filter(() => cache.isRepeated()));
  const toRun = units.filter(({ name }) => !found.has(name) || repeated.has(name));
  const { tallies, outside } = toRun.length > 0 ? await run(toRun) : { tallies: new Map(), outside: [] };

  const ran = toRun.map((unit): Tally => {
    const tally = tallies.get(unit.name) ?? noTests;
    const cached = found.get(unit.name);
    const differences = cached ? checkRepeated(unit, cached, tally) : [];
    const isGreen = tally.failures.length + differences.length + outside.length === 0;
    const observed = isGreen ? (unit.observe?.() ?? unit) : unit;
    if (!isGreen) cache.remove(unit.key);
    else if (observed.isCurrent()) cache.store(observed.key, tally);
    return { passed: tally.passed, failures: [...tally.failures, ...differences] };
  });
  const cached = [...found]
    .filter(([name]) => !repeated.has(name))
    .reduce((sum, [, { passed }]) => sum + passed, 0);
  return sumTallies([...ran, { passed: cached, failures: [...outside], cached }]);
}
