import { expect, test } from 'vitest';
import { parsePlaywrightReport, parseVitestReport } from './parseReports.ts';
import { tallyOf } from './report.ts';

test("Vitest's tests are counted, and a file that cannot be loaded is one failure", () => {
  const assertionResults = [
    { status: 'passed', fullName: 'is a button' },
    { status: 'failed', fullName: 'says its name', failureMessages: ['expected "Save"'] },
    { status: 'skipped', fullName: 'needs the data' },
  ];
  const testResults = [
    { name: '/root/ui/Button.test.ts', status: 'failed', assertionResults },
    { name: '/root/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(parseVitestReport({ testResults }, '/root', [])).toEqual(
    tallyOf({
      passed: 1,
      failures: [
        { name: 'ui/Button.test.ts > says its name', message: 'expected "Save"' },
        { name: 'a.test.ts could not be run', message: 'no such module' },
      ],
    }),
  );
});

test('what passed when tried again is flaky, but failed where it may not fail once', () => {
  const assertionResults = [1, 2].map((fullName) => ({ status: 'passed', fullName: String(fullName) }));
  const testResults = [{ name: '/root/a.test.ts', status: 'passed', assertionResults }];
  const flaky = ['ui/Button.test.ts > opens', 'server/src/audit/audit.test.ts > writes a line'];
  expect(
    parseVitestReport(
      { testResults },
      '/root',
      flaky.map((name) => `/root/${name}`),
    ),
  ).toMatchObject({
    passed: 1,
    failures: [{ name: flaky[1] }],
    flaky: [flaky[0]],
  });
});

test("Playwright's tests are counted with what they waited for, and errors outside them", () => {
  const errors = [{ message: 'Test timeout exceeded.' }, { message: 'locator.hover' }];
  const specOf = (title: string, status: string, results: { status: string; errors?: typeof errors }[]) => ({
    title,
    tests: [{ status, results }],
  });
  const specs = [
    specOf('finds', 'expected', [{ status: 'passed' }]),
    specOf('opens', 'flaky', [{ status: 'failed', errors }, { status: 'passed' }]),
    specOf('hovers', 'unexpected', [{ status: 'timedOut', errors }]),
    specOf('ends', 'unexpected', [{ status: 'interrupted' }]),
    specOf('rests', 'skipped', []),
  ];
  const suites = [{ title: 'a.test.ts', suites: [{ title: 'on a phone', specs }] }];
  expect(parsePlaywrightReport({ suites, errors: [{ message: 'no server' }] })).toEqual(
    tallyOf({
      passed: 2,
      failures: [
        { name: 'playwright could not run', message: 'no server' },
        { name: 'a.test.ts > on a phone > hovers', message: 'Test timeout exceeded.\nlocator.hover' },
        { name: 'a.test.ts > on a phone > ends', message: 'interrupted' },
      ],
      flaky: ['a.test.ts > on a phone > opens'],
    }),
  );
});
