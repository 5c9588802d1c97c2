import type { UnitsRun } from '../caching/runUnits.ts';
import type { Tally } from './tally.ts';

interface Result {
  status: string;
  /** Everything that went wrong: of a test that took too long, that it did, then what it waited for. */
  errors?: { message?: string }[];
}
interface Spec {
  title: string;
  ok: boolean;
  tests: { status: string; results: Result[] }[];
}
interface Suite {
  title: string;
  specs?: Spec[];
  suites?: Suite[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  suites: Suite[];
  errors?: { message?: string }[];
}

/** A test's name as Playwright's lists of tests spell it: its file, the groups it is in, and its sentence. */
const nameJourney = (titles: readonly string[]): string => titles.filter(Boolean).join(' › ');

const describeResult = ({ status, errors = [] }: Result): string =>
  errors.length > 0 ? errors.map(({ message = '' }) => message).join('\n') : status;

function countSpec({ title, tests }: Spec, above: readonly string[]): Tally {
  const failed = tests.filter(({ status }) => status !== 'skipped' && status !== 'expected');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: failed.map(({ results }) => ({
      name: `${above.join(' > ')} > ${title}`,
      message: results.map(describeResult).join('\n'),
    })),
  };
}

function addSuite(suite: Suite, above: readonly string[], tallies: Map<string, Tally>): void {
  const here = [...above, suite.title];
  for (const inner of suite.suites ?? []) addSuite(inner, here, tallies);
  for (const spec of suite.specs ?? [])
    tallies.set(nameJourney([...here, spec.title]), countSpec(spec, here));
}

/** Counts Playwright's JSON report by test; a test that only passed when tried again counts as failed. */
export function parsePlaywrightReport({ suites, errors = [] }: PlaywrightReport): UnitsRun {
  const tallies = new Map<string, Tally>();
  for (const suite of suites) addSuite(suite, [], tallies);
  return {
    tallies,
    outside: errors.map(({ message = '' }) => ({ name: 'playwright could not run', message })),
  };
}
