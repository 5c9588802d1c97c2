import { expect, test } from 'vitest';
import { explainNoComparison, planComparison } from './planComparison.ts';

const browsers = { program: '/cache/run', isLocked: true, build: '153.0.1', baselineBuild: '153.0.1' };

test('pictures of the browser that the baselines come from are compared', () => {
  expect(explainNoComparison(browsers)).toBe(null);
});

test('a browser that CHROMIUM_PATH names compares nothing, whatever its build', () => {
  const named = { program: '/usr/bin/chromium', isLocked: false };
  const sentence =
    'Pictures were not compared: CHROMIUM_PATH names /usr/bin/chromium, the baselines come from the browser of the lockfile.';
  expect(explainNoComparison({ ...browsers, ...named })).toBe(sentence);
  expect(explainNoComparison({ ...browsers, ...named, build: null })).toBe(sentence);
});

test.each([
  ['154.0.0', '154.0.0'],
  [null, '(none)'],
])('baselines of another build (%s) are not compared with', (baselineBuild, named) => {
  expect(explainNoComparison({ ...browsers, baselineBuild })).toBe(
    `Pictures were not compared: the baselines come from Chromium ${named}, the lockfile has 153.0.1. "npm run visual -- --update" draws them anew.`,
  );
});

test.each([true, false])(
  'where nothing can be compared every story fails with the reason (full: %s)',
  (isFull) => {
    expect(planComparison('The build is another.', isFull)).toEqual({
      issues: ['The build is another.'],
      themes: [],
      isNarrowCompared: false,
    });
  },
);

test('a full run compares both themes at two widths, a quick one light at one', () => {
  expect(planComparison(null, true)).toEqual({
    issues: [],
    themes: ['light', 'dark'],
    isNarrowCompared: true,
  });
  expect(planComparison(null, false)).toEqual({ issues: [], themes: ['light'], isNarrowCompared: false });
});
