import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { findSourceIssues } from './findSourceIssues.ts';
import { loadVariants } from './loadVariants.ts';
import { listCombinations, listFiles, loadResolver, sourceFolder } from './resolver.ts';

const names = (await readdir(sourceFolder, { recursive: true })).filter(
  (name) => name.includes('/') && name.endsWith('.json'),
);

test.each(names)('%s holds DTCG 2025.10 tokens, each with a description', async (name) => {
  const group: object = JSON.parse(await readFile(new URL(name, sourceFolder), 'utf8'));
  expect(findSourceIssues(group)).toEqual([]);
});

test('every file is named by the resolver document, which is of 2025.10', async () => {
  const resolver = await loadResolver();
  const named = listCombinations(resolver).flatMap((combination) => listFiles(resolver, combination));
  expect(resolver.version).toBe('2025.10');
  expect([...new Set(named.map(({ href }) => href.slice(sourceFolder.href.length)))].sort()).toEqual(
    names.toSorted(),
  );
});

test('there are at most 250 semantic tokens', async () => {
  const { standard } = await loadVariants();
  expect(standard.length).toBeGreaterThan(70);
  expect(standard.length).toBeLessThanOrEqual(250);
});

describe('a planted fault in a source is named', () => {
  const described = { $description: 'Planted.' };
  test.each([
    [
      { space: { $type: 'dimension', s: { $value: { value: 1, unit: 'px' } } } },
      'space.s has no $description',
    ],
    [{ space: { s: { $value: { value: 1, unit: 'px' }, ...described } } }, 'space.s has no $type'],
    [{ s: { $type: 'length', $value: 1, ...described } }, 's has a $type that DTCG does not know: length'],
    [{ s: { $type: 'dimension', $value: '4px', ...described } }, 's has no $value of the type dimension'],
    [{ c: { $type: 'color', $value: '#fff', ...described } }, 'c has no $value of the type color'],
    [
      { c: { $type: 'color', $value: { colorSpace: 'srgb', components: [2, 0, 0] }, ...described } },
      'c has no $value of the type color',
    ],
    [
      { d: { $type: 'duration', $value: { value: 1, unit: 'px' }, ...described } },
      'd has no $value of the type duration',
    ],
    [
      { e: { $type: 'cubicBezier', $value: [0, 0, 1], ...described } },
      'e has no $value of the type cubicBezier',
    ],
    [{ h: { $type: 'shadow', $value: [{ blur: 2 }], ...described } }, 'h has no $value of the type shadow'],
    [{ 'a.b': { $type: 'number', $value: 1, ...described } }, 'a.b has a name with one of . { }'],
  ])('%j', (group, issue) => {
    expect(findSourceIssues(group)).toEqual([issue]);
  });
});
