import { expect, test } from 'vitest';
import { parseBiomeReport } from './parseBiomeReport.ts';
import { parseDependencyReport } from './parseDependencyReport.ts';
import { parseKnipReport } from './parseKnipReport.ts';
import { parsePlaywrightReport } from './parsePlaywrightReport.ts';
import { printCached, printReport, printSum } from './printReport.ts';

test('each file Biome complains of is one failure, with all it says', () => {
  const diagnostic = {
    severity: 'error',
    message: 'Unexpected any.',
    category: 'lint/suspicious/noExplicitAny',
  };
  const report = {
    summary: { changed: 0, unchanged: 10, diagnosticsNotPrinted: 0 },
    diagnostics: [
      { ...diagnostic, location: { path: 'a.ts', start: { line: 3, column: 1 } } },
      { ...diagnostic, location: { path: 'a.ts', start: { line: 9, column: 1 } } },
      { ...diagnostic, severity: 'information', location: { path: 'b.ts' } },
    ],
  };
  expect(parseBiomeReport(report)).toEqual({
    passed: 9,
    failures: [
      {
        name: 'biome a.ts',
        message:
          'a.ts:3 lint/suspicious/noExplicitAny: Unexpected any.\na.ts:9 lint/suspicious/noExplicitAny: Unexpected any.',
      },
    ],
  });
});

test('each module with a refused import is one failure, naming the rule', () => {
  const rule = { name: 'ui-imports-only-downwards', severity: 'error' };
  const violations = [{ from: 'packages/ui/a.ts', to: 'packages/api/b.ts', rule }];
  expect(parseDependencyReport({ modules: [], summary: { violations, totalCruised: 5 } })).toEqual({
    passed: 4,
    failures: [
      {
        name: 'imports of packages/ui/a.ts',
        message: 'ui-imports-only-downwards: packages/ui/a.ts imports packages/api/b.ts',
      },
    ],
  });
});

test('each package with something unused is one failure', () => {
  const issues = [{ file: 'packages/ui/a.ts', exports: [{ name: 'alone' }], duplicates: [] }];
  expect(parseKnipReport({ issues }, ['packages/ui', 'app'])).toEqual({
    passed: 2,
    failures: [{ name: 'unused in packages/ui', message: 'packages/ui/a.ts: exports alone' }],
  });
});

test('a Playwright test that only passed when tried again counts as failed', () => {
  const specs = [
    { title: 'a tenant finds a home', ok: true, tests: [{ status: 'expected', results: [] }] },
    {
      title: 'a tenant opens a home',
      ok: true,
      tests: [{ status: 'flaky', results: [{ status: 'failed', errors: [{ message: 'not there' }] }] }],
    },
    { title: 'needs the data', ok: true, tests: [{ status: 'skipped', results: [] }] },
  ];
  const failures = [
    { name: 'find-a-home.test.ts > on a phone > a tenant opens a home', message: 'not there' },
  ];
  const suites = [{ title: 'find-a-home.test.ts', suites: [{ title: 'on a phone', specs }] }];
  expect(parsePlaywrightReport({ suites })).toEqual({
    tallies: new Map([
      ['find-a-home.test.ts › on a phone › a tenant finds a home', { passed: 1, failures: [] }],
      ['find-a-home.test.ts › on a phone › a tenant opens a home', { passed: 0, failures }],
      ['find-a-home.test.ts › on a phone › needs the data', { passed: 0, failures: [] }],
    ]),
    outside: [],
  });
});

test('a Playwright test that took too long says what it waited for, one that was interrupted that it was', () => {
  const errors = [{ message: 'Test timeout exceeded.' }, { message: 'Error: locator.hover: exceeded.' }];
  const specs = [
    {
      title: 'hovers',
      ok: false,
      tests: [{ status: 'unexpected', results: [{ status: 'timedOut', errors }] }],
    },
    { title: 'ends', ok: false, tests: [{ status: 'unexpected', results: [{ status: 'interrupted' }] }] },
  ];
  const { tallies } = parsePlaywrightReport({ suites: [{ title: 'hover.test.ts', specs }] });
  const messages = [...tallies.values()].flatMap(({ failures }) => failures.map(({ message }) => message));
  expect(messages).toEqual(['Test timeout exceeded.\nError: locator.hover: exceeded.', 'interrupted']);
});

test("an error outside Playwright's tests is a failure", () => {
  expect(parsePlaywrightReport({ suites: [], errors: [{ message: 'the server did not start' }] })).toEqual({
    tallies: new Map(),
    outside: [{ name: 'playwright could not run', message: 'the server did not start' }],
  });
});

test('the last line is the sum over the kinds, the one before it says how many are cached', () => {
  const report = { kind: 'unit', passed: 3, failed: 1, failures: [], cached: 2, seconds: 2 };
  const reports = [report, { ...report, kind: 'lint', passed: 4, failed: 0, cached: 1 }];
  expect(printSum(reports)).toBe('7 passed, 1 failed');
  expect(printCached(reports)).toBe('3 of 7 passed came from cached results');
});

test('a kind says how many of its tests are cached', () => {
  expect(printReport({ kind: 'unit', passed: 3, failed: 0, failures: [], cached: 2, seconds: 2 })).toBe(
    '✓ unit                 3 passed    0 failed     2.0 s, 2 of them cached',
  );
});

test('a failed kind shows what failed under its line', () => {
  const failures = [{ name: 'a.test.ts > says hello', message: 'expected hello' }];
  expect(printReport({ kind: 'unit', passed: 3, failed: 1, failures, cached: 0, seconds: 2 })).toBe(
    '✗ unit                 3 passed    1 failed     2.0 s\n    a.test.ts > says hello\n      expected hello',
  );
});
