import { expect, test } from 'vitest';
import { listSeenPaths, parseVitestReport, type VitestReport } from './parseVitestReport.ts';

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

/** The report of a real run over the log-out page's stories; what axe says is left out of it. */
const reportOf = (metas: readonly { paths?: unknown }[]): VitestReport => {
  const assertionResults = metas.map((meta) => ({
    ancestorTitles: [],
    fullName: 'Ready',
    status: 'passed',
    title: 'Ready',
    duration: 454.20000000298023,
    failureMessages: [],
    meta: {
      storyId: 'pages-log-out--ready',
      reports: [{ type: 'a11y', version: 1, result: { violations: [] }, status: 'passed' }],
      isSeen: true,
      ...meta,
    },
    tags: [],
    benchmarks: [],
  }));
  const file = { assertionResults, startTime: 1795477232476, endTime: 1795477235895.9, status: 'passed' };
  const name = '/repository/app/testing/LogOutPage.stories.tsx';
  return { success: true, testResults: [{ ...file, message: '', name }] };
};

test('what the stories of a file noted of their paths comes together', () => {
  const report = reportOf([{ paths: ['/user/logout'] }, { paths: ['/login', '/user/logout'] }]);
  expect(listSeenPaths(report, '/repository')).toEqual(
    new Map([['app/testing/LogOutPage.stories.tsx', ['/login', '/user/logout']]]),
  );
});

test.each([[[{ paths: ['/user/logout'] }, {}]], [[{ paths: [] }]], [[{ paths: '/login' }]], [[]]])(
  'a file of which one story noted no path has none: %j',
  (metas) => {
    expect(listSeenPaths(reportOf(metas), '/repository')).toEqual(
      new Map([['app/testing/LogOutPage.stories.tsx', null]]),
    );
  },
);
