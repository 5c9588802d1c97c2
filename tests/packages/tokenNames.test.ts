import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseJson, repositoryRoot } from '@sewa/workshop/repository';
import { describe, expect, inject, test } from 'vitest';
import { assertNamesStay, hasMajorChangeset, listContextNames, listTokenNames } from './tokenNames.ts';

const released = path.join(inject('nodeScript'), 'node_modules/@sewa/tokens/dist');
const agreedFile = path.join(import.meta.dirname, 'names/tokens-names.txt');

function listReleasedNames(): string[] {
  return [
    ...listContextNames(parseJson(path.join(released, 'resolver.json'))),
    ...listTokenNames(parseJson(path.join(released, 'tokens.json'))),
  ].toSorted();
}

test('the released tokens have the names that were agreed; one that is gone asks for a major', async () => {
  const agreed = readFileSync(agreedFile, 'utf8').split('\n').filter(Boolean);
  const current = listReleasedNames();
  expect(current.length).toBeGreaterThan(200);
  const changesets = path.join(repositoryRoot, '.changeset');
  assertNamesStay(agreed, current, hasMajorChangeset(changesets, '@sewa/tokens'));
  await expect(`${current.join('\n')}\n`).toMatchFileSnapshot(agreedFile);
});

describe('a seeded removal', () => {
  test('is refused by the name of the token', () => {
    expect(() => assertNamesStay(['color.bg.page', 'space.l'], ['space.l', 'space.big'], false)).toThrow(
      'removed or renamed: color.bg.page.',
    );
  });

  test('is let through by a changeset of the same package that is a major', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sewa-changesets-'));
    const write = (head: string) =>
      writeFileSync(path.join(folder, 'seeded.md'), `---\n${head}\n---\n\nGone.\n`);
    try {
      write("'@sewa/tokens': minor\n'@sewa/ui': major");
      expect(hasMajorChangeset(folder, '@sewa/tokens')).toBe(false);
      write("'@sewa/tokens': major");
      expect(hasMajorChangeset(folder, '@sewa/tokens')).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(() => assertNamesStay(['color.bg.page'], [], true)).not.toThrow();
  });

  test('is seen among groups within groups', () => {
    const leaf = { $value: 1, $description: 'Seeded.' };
    const document = {
      space: { $type: 'number', s: leaf, inner: { l: leaf } },
      theme: { dark: { s: leaf } },
    };
    expect(listTokenNames(document)).toEqual(['space.s', 'space.inner.l']);
  });
});
