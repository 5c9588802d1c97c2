import { expect, test } from 'vitest';
import { check } from './commands.ts';
import { chooseKinds, kinds } from './kinds.ts';

const context = { rawFolder: '', environment: process.env, filters: [], workers: 1 };

test('a check that ends with an error is one failure, with what it printed', async () => {
  const failing = check('biome', process.execPath, '-e', 'console.log("unused"); process.exit(1)');
  expect(await failing(context)).toMatchObject({
    passed: 0,
    failures: [{ name: 'biome failed', message: 'unused' }],
  });
  expect(await check('biome', process.execPath, '-e', '')(context)).toMatchObject({
    checks: 1,
    failures: [],
  });
});

test('without words the core is run, with --all everything, with names these', () => {
  const namesOf = (words: string[]) => chooseKinds(words).chosen.map(({ name }) => name);
  expect(namesOf([])).not.toContain('generators');
  expect(namesOf(['--all'])).toEqual(kinds.map(({ name }) => name));
  expect(namesOf(['unit', '--all'])).toEqual(['unit']);
  expect(() => namesOf(['units'])).toThrow('There is no kind of test "units".');
  expect(() => namesOf(['--fresh'])).toThrow('There is no option --fresh');
});
