import { expect, test } from 'vitest';
import { getHistoryEntry, loadHistoryEntries, saveHistoryEntries } from './historyEntries.ts';

function createStorage(isFull = false): Storage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  };
}

test('what an entry keeps comes back from the tab storage', () => {
  const storage = createStorage();
  const entry = getHistoryEntry('one');
  entry.scroll = 420;
  entry.state.set('more', ['a', 'b']);
  saveHistoryEntries(storage);
  entry.scroll = 0;
  entry.state.clear();
  loadHistoryEntries(storage);
  expect(getHistoryEntry('one').scroll).toBe(420);
  expect(getHistoryEntry('one').state.get('more')).toEqual(['a', 'b']);
});

test('only the fifty newest entries are remembered', () => {
  for (let index = 0; index < 60; index += 1) getHistoryEntry(`entry ${index}`).scroll = index + 1;
  expect(getHistoryEntry('entry 59').scroll).toBe(60);
  expect(getHistoryEntry('entry 5').scroll).toBe(0);
});

test('a full or broken storage loses nothing but the memory', () => {
  expect(() => saveHistoryEntries(createStorage(true))).not.toThrow();
  const broken = createStorage();
  broken.values.set('sewa:history', '{');
  expect(() => loadHistoryEntries(broken)).not.toThrow();
  expect(broken.values.size).toBe(0);
});
