import { expect, test } from 'vitest';
import { parseVitestReport } from './parseVitestReport.ts';

test('passed and failed assertions are counted, and a failure keeps its file and its name', () => {
  const tallies = parseVitestReport(
    {
      success: false,
      testResults: [
        {
          name: '/repository/packages/ui/src/Button.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a button is a button' },
            { status: 'failed', fullName: 'a button says its name', failureMessages: ['expected "Save"'] },
            { status: 'skipped', fullName: 'needs the data set' },
          ],
        },
      ],
    },
    '/repository',
  );
  expect(tallies).toEqual(
    new Map([
      [
        'packages/ui/src/Button.test.ts',
        {
          passed: 1,
          failures: [
            { name: 'packages/ui/src/Button.test.ts > a button says its name', message: 'expected "Save"' },
          ],
        },
      ],
    ]),
  );
});

test('a test file that cannot be loaded counts as one failure', () => {
  const tallies = parseVitestReport(
    {
      success: false,
      testResults: [
        { name: '/repository/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    },
    '/repository',
  );
  expect(tallies).toEqual(
    new Map([
      [
        'a.test.ts',
        { passed: 0, failures: [{ name: 'a.test.ts could not be run', message: 'no such module' }] },
      ],
    ]),
  );
});
