import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { findTarget, loadThresholds } from './target.ts';

const thresholds = loadThresholds();

test('a package is judged by all its tests, a folder in it by the tests in that folder', () => {
  expect(findTarget('packages/tenancy/', thresholds)).toMatchObject({
    folder: 'packages/tenancy',
    packageName: 'tenancy',
    tests: '',
    leastKilled: 90,
  });
  expect(findTarget('./packages/server/src/sessions', thresholds)).toMatchObject({
    folder: 'packages/server/src/sessions',
    packageFolder: 'packages/server',
    tests: 'src/sessions/',
    leastKilled: 90,
  });
});

test('tests, stories, styles and what is only there for tests are not mutated', () => {
  const { sources } = findTarget('packages/auth', thresholds);
  expect(sources).toContain('packages/auth/src/ui/ModeSwitch.tsx');
  expect(sources.filter((file) => /test|stories|\.css\./.test(file))).toEqual([]);
});

test('a folder the table does not name has no share to reach', () => {
  expect(findTarget('packages/pages', thresholds).leastKilled).toBeNull();
});

test.each([
  [undefined, /^Which folder shall be mutated\? The table names packages\/formatters, /],
  ['packages/castle', /^packages\/castle is no folder of a package\.$/],
  ['packages', /^packages is no folder of a package\.$/],
  ['packages/tenancy/src/castle', /^packages\/tenancy\/src\/castle is no folder of a package\.$/],
  ['packages/api/../../../etc', /is no folder of a package\.$/],
  ['packages/tenancy/README.md', /^packages\/tenancy\/README\.md is no folder of a package\.$/],
  ['packages/server/migrations', /^packages\/server\/migrations has no tests that could judge it\.$/],
])('%j is refused with a sentence', (given, sentence) => {
  expect(() => findTarget(given, thresholds)).toThrow(sentence);
});

test('every folder of the table exists', () => {
  expect(thresholds.filter(({ folder }) => !existsSync(inRepository(folder)))).toEqual([]);
});
