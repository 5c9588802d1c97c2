import { expect, test } from 'vitest';
import { makeReport, printReport, printSum, tallyOf } from './report.ts';

const failure = { name: 'a.test.ts > says hello', message: 'expected hello' };

test('the last line is the sum over the kinds, the one before it names what passed when tried again', () => {
  const both = [tallyOf({ passed: 2, flaky: ['b.test.ts'] }), tallyOf({ failures: [failure] })];
  const unit = makeReport('unit', both, 2);
  expect(printReport(unit)).toBe(
    '✗ unit                 2 passed    1 failed     2.0 s\n    a.test.ts > says hello\n      expected hello',
  );
  const lint = makeReport('lint', [tallyOf({ checks: 2 })], 2);
  expect(printReport(lint)).toBe('✓ lint                                   ok     2.0 s');
  expect(printSum([unit, lint])).toBe('flaky: unit > b.test.ts\n2 passed, 1 failed');
  expect(printSum([lint])).toBe('0 passed, 0 failed');
});

test('a kind without a test or a check fails', () => {
  expect(makeReport('unit', [tallyOf()], 1)).toMatchObject({
    failed: 1,
    failures: [{ name: 'unit ran no test' }],
  });
});
