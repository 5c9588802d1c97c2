import { globSync, readFileSync } from 'node:fs';
import { repositoryRoot } from '@sewa/workshop/repository';
import { expect, test } from 'vitest';
import { asvsRows } from './asvsRows.ts';

const named = /ASVS ((?:\d+\.\d+\.\d+(?:, )?)+)/g;

/** Every number that some test names. */
function listNamedNumbers(): Set<string> {
  const files = globSync('{app,packages,tests}/**/*.test.{ts,tsx}', {
    cwd: repositoryRoot,
    exclude: ['**/node_modules/**', 'tests/boundaries/**'],
  });
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(`${repositoryRoot}/${file}`, 'utf8').matchAll(named)].flatMap(
        ([, numbers = '']) => numbers.match(/\d+\.\d+\.\d+/g) ?? [],
      ),
    ),
  );
}

test('every requirement that is in force is named by a test, and what is named is a requirement', () => {
  const numbers = listNamedNumbers();
  const inForce = asvsRows.filter(({ notYet }) => notYet === undefined).map(({ number }) => number);
  expect(inForce.filter((number) => !numbers.has(number))).toEqual([]);
  const known = new Set(asvsRows.map(({ number }) => number));
  expect([...numbers].filter((number) => !known.has(number))).toEqual([]);
});

test('what is not in force yet says why, and is not named by a test', () => {
  const numbers = listNamedNumbers();
  for (const { number, notYet } of asvsRows) {
    if (notYet === undefined) continue;
    expect(notYet.length, number).toBeGreaterThan(10);
    expect(numbers.has(number), number).toBe(false);
  }
});
