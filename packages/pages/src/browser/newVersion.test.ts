import { beforeEach, expect, test } from 'vitest';
import { mayReload } from './newVersion.ts';

let values: Map<string, string>;
let storage: Storage;

beforeEach(() => {
  values = new Map();
  storage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  };
});

test('a page is loaded anew once, and not again within ten seconds', () => {
  expect(mayReload(storage, 1_000, true)).toBe(true);
  expect(mayReload(storage, 10_999, true)).toBe(false);
  expect(mayReload(storage, 11_000, true)).toBe(true);
});

test('a broken mark does not stop a reload', () => {
  values.set('sewa:reloaded-at', 'yesterday');
  expect(mayReload(storage, 1_000, true)).toBe(true);
});

test('without a connection a page stays, for it would not come back', () => {
  expect(mayReload(storage, 1_000, false)).toBe(false);
  expect(mayReload(storage, 1_001, true)).toBe(true);
});
