import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shortClassNames } from './shortClassNames.ts';

const repository = mkdtempSync(join(tmpdir(), 'sewa-names-'));
const root = join(repository, 'app');

function addStyles(folder: string, count: number): void {
  const path = join(repository, folder, 'src');
  mkdirSync(path, { recursive: true });
  for (let index = 0; index < count; index += 1) writeFileSync(join(path, `Style${index}.css.ts`), '');
}

addStyles('app', 1);
addStyles('packages/ui', 30);
addStyles('packages/ui/node_modules/foreign', 5);

afterAll(() => rmSync(repository, { recursive: true, force: true }));

test('a class is called by two letters of its file and its count there, the same in every build', () => {
  const [one, other] = [1, 2].map(() => shortClassNames(repository, root));
  const filePath = '../packages/ui/src/Style7.css.ts';
  const names = ['abc120', 'abc121', 'abc12z', 'abc1210'].map((hash) => one?.({ hash, filePath }));
  expect(names.map((name) => name?.slice(2))).toEqual(['0', '1', 'Z', '10']);
  expect(new Set(names.map((name) => name?.slice(0, 2))).size).toBe(1);
  expect(other?.({ hash: 'abc120', filePath })).toBe(names[0]);
});

test('no class is called as a word of a selector ends', () => {
  const name = shortClassNames(repository, root);
  const counts = Array.from({ length: 400 }, (_, index) => index.toString(36));
  const file = { filePath: '../packages/ui/src/Style7.css.ts' };
  const names = counts.map((count) => name({ hash: `abc12${count}`, ...file }));
  expect(names.filter((each) => /^[a-z]+$/.test(each))).toEqual([]);
});

test('no two files share a name', () => {
  const name = shortClassNames(repository, root);
  const files = Array.from({ length: 30 }, (_, index) => `../packages/ui/src/Style${index}.css.ts`);
  const names = [...files, 'src/Style0.css.ts'].map((filePath) => name({ hash: 'abc120', filePath }));
  expect(new Set(names).size).toBe(31);
  for (const each of names) expect(each).toMatch(/^[a-z]{2}0$/);
});

test('a file that came after the start keeps its hash', () => {
  const name = shortClassNames(repository, root);
  expect(name({ hash: 'abc120', filePath: 'src/New.css.ts' })).toBe('_abc120');
});

test('more files than there are names are refused', () => {
  addStyles('packages/many', 400);
  expect(() => shortClassNames(repository, root)).toThrow(
    'There are 431 style files, but names for 400 only.',
  );
});
