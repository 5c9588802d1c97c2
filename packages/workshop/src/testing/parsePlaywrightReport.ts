import type { UnitsRun } from '../caching/runUnits.ts';
import type { Failure, Tally } from './tally.ts';

type Result = { status: string; error?: { message?: string } };
type Spec = { title: string; ok: boolean; tests: { status: string; results: Result[] }[] };
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };

/** The part of Playwright's JSON report that is counted. */
export type PlaywrightReport = { suites: Suite[]; errors?: { message?: string }[] };

function parseSuite(suite: Suite, above: string): Tally {
  const here = above ? `${above} > ${suite.title}` : suite.title;
  const nested = (suite.suites ?? []).map((inner) => parseSuite(inner, here));
  let passed = nested.reduce((sum, tally) => sum + tally.passed, 0);
  const failures: Failure[] = nested.flatMap((tally) => tally.failures);
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      if (test.status === 'skipped') continue;
      if (test.status === 'expected') passed += 1;
      else {
        const message = test.results.map((result) => result.error?.message ?? result.status).join('\n');
        failures.push({ name: `${here} > ${spec.title}`, message });
      }
    }
  }
  return { passed, failures };
}

/** Counts Playwright's JSON report by test file; a test that only passed when tried again counts as failed. */
export function parsePlaywrightReport(report: PlaywrightReport): UnitsRun {
  return {
    tallies: new Map(report.suites.map((suite) => [suite.title, parseSuite(suite, '')])),
    outside: (report.errors ?? []).map(({ message = '' }) => ({ name: 'playwright could not run', message })),
  };
}
