import { type Failure, type Tally, tallyOf } from './tally.ts';

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** Counts Vitest's JSON report; a file that could not be loaded is one failure. What passed when tried again stands in `flaky`. */
export function parseVitestReport({ testResults }: VitestReport, root: string, flaky: string[] = []): Tally {
  const failures: Failure[] = [];
  let passed = 0;
  for (const { name, status, message = '', assertionResults } of testResults) {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    for (const { fullName, failureMessages } of failed)
      failures.push({ name: `${file} > ${fullName}`, message: failureMessages?.join('\n') ?? '' });
    if (status === 'failed' && failed.length === 0)
      failures.push({ name: `${file} could not be run`, message });
  }
  return refuseSecondTries(tallyOf({ passed, failures, flaky }));
}

interface Suite {
  title: string;
  specs?: {
    title: string;
    tests: { status: string; results: { status: string; errors?: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  suites: Suite[];
  errors?: { message?: string }[];
}

/** Counts Playwright's JSON report, in which a test that passed when tried again is called flaky. */
export function parsePlaywrightReport({ suites, errors = [] }: PlaywrightReport): Tally {
  const tally = tallyOf({
    failures: errors.map(({ message = '' }) => ({ name: 'playwright could not run', message })),
  });
  function addSuite({ title, specs = [], suites: inner = [] }: Suite, above: readonly string[]): void {
    const here = [...above, title];
    for (const suite of inner) addSuite(suite, here);
    for (const spec of specs) {
      const name = [...here, spec.title].join(' > ');
      for (const { status, results } of spec.tests) {
        if (status === 'skipped') continue;
        const said = results.map(
          (result) =>
            [...(result.errors ?? []).map(({ message = '' }) => message)].join('\n') || result.status,
        );
        if (status === 'expected' || status === 'flaky') tally.passed += 1;
        else tally.failures.push({ name, message: said.join('\n') });
        if (status === 'flaky') tally.flaky.push(name);
      }
    }
  }
  for (const suite of suites) addSuite(suite, []);
  return refuseSecondTries(tally);
}

/** Tests of what must never go wrong even once: permissions, idempotency, audit, money. */
const neverFlaky = /\/(audit|idempotency|permissions|tenancy)\/|money/i;

/** Counts as failed what may not fail once, though it passed when tried again. */
function refuseSecondTries(tally: Tally): Tally {
  const refused = tally.flaky.filter((name) => neverFlaky.test(name.split(' > ')[0] ?? name));
  const message = 'It failed, then passed when tried again, which these tests may not.';
  return {
    ...tally,
    passed: tally.passed - refused.length,
    failures: [...tally.failures, ...refused.map((name) => ({ name, message }))],
    flaky: tally.flaky.filter((name) => !refused.includes(name)),
  };
}
