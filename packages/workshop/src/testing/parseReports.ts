import { type Tally, tallyOf } from './report.ts';

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** Tests of what must never go wrong even once: permissions, idempotency, audit, money. */
const neverFlaky = /\/(audit|idempotency|permissions|tenancy)\/|money/i;

/** Counts Vitest's JSON report, which does not say what passed when tried again: that is `flaky`. A file that cannot be loaded fails. */
export function parseVitestReport(report: VitestReport, root: string, flaky: readonly string[]): Tally {
  const named = flaky.map((name) => name.replace(`${root}/`, ''));
  const refused = named.filter((name) => neverFlaky.test(name));
  const message = 'It passed when tried again, but may not fail even once.';
  const tally = tallyOf({
    failures: refused.map((name) => ({ name, message })),
    flaky: named.filter((name) => !refused.includes(name)),
    passed: -refused.length,
  });
  for (const { name, status, message = '', assertionResults } of report.testResults) {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    tally.passed += assertionResults.filter((test) => test.status === 'passed').length;
    for (const { fullName, failureMessages } of failed)
      tally.failures.push({ name: `${file} > ${fullName}`, message: failureMessages?.join('\n') ?? '' });
    if (status === 'failed' && failed.length === 0)
      tally.failures.push({ name: `${file} could not be run`, message });
  }
  return tally;
}

interface Suite {
  title: string;
  specs?: { title: string; tests: { status: string; results: Result[] }[] }[];
  suites?: Suite[];
}
interface Result {
  status: string;
  errors?: { message?: string }[];
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  suites: Suite[];
  errors?: { message?: string }[];
}

const describe = ({ status, errors = [] }: Result) =>
  errors.map(({ message = '' }) => message).join('\n') || status;

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
        if (status === 'expected' || status === 'flaky') tally.passed += 1;
        if (status === 'flaky') tally.flaky.push(name);
        if (status === 'unexpected') tally.failures.push({ name, message: results.map(describe).join('\n') });
      }
    }
  }
  for (const suite of suites) addSuite(suite, []);
  return tally;
}
