/** One test that failed, or one thing that went wrong where no test could say so. */
export interface Failure {
  name: string;
  message: string;
}

/** What a step of a kind of test found, and how many of the passed came from cached results. */
export interface Tally {
  passed: number;
  failures: Failure[];
  cached?: number;
}

/** Adds tallies up. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
    cached: tallies.reduce((sum, tally) => sum + (tally.cached ?? 0), 0),
  };
}

/** The tally of a step that ended without a report anyone can count. */
export function crashed(name: string, output: string): Tally {
  const lastLines = output.trim().split('\n').slice(-20).join('\n');
  return { passed: 0, failures: [{ name: `${name} ended without a report`, message: lastLines }] };
}
