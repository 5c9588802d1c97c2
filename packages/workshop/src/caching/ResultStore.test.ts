import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { ResultStore } from './ResultStore.ts';

const key = 'abcdef';
const listResults = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('what was stored is found by another process', () => {
  const folder = makeTestFolder();
  new ResultStore(folder).store(key, { passed: 12 });
  expect(new ResultStore(folder).find(key)).toEqual({ passed: 12 });
  expect(new ResultStore(folder).find('other')).toBe(null);
});

test.each(['', '{', '{"passed":"many"}', 'null'])(
  'a result that was cut off (%j) counts as not there',
  (text) => {
    const folder = makeTestFolder();
    const store = new ResultStore(folder);
    store.store(key, { passed: 12 });
    const [file = ''] = listResults(folder);
    writeFileSync(file, text);
    expect(store.find(key)).toBe(null);
  },
);

test('what nobody asked for in a month is removed, what was found stays', () => {
  const folder = makeTestFolder();
  const store = new ResultStore(folder);
  store.store('old', { passed: 1 });
  store.store('used', { passed: 2 });
  const longAgo = new Date('2026-01-01');
  for (const file of listResults(folder)) utimesSync(file, longAgo, longAgo);
  store.find('used');
  store.prune();
  expect([store.find('old'), store.find('used')]).toEqual([null, { passed: 2 }]);
});

test('an empty cache has nothing to remove', () => {
  expect(() => new ResultStore(path.join(makeTestFolder(), 'missing')).prune()).not.toThrow();
});
