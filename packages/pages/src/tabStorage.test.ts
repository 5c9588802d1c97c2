// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mayReload } from './browser/newVersion.ts';
import { getHistoryEntry, loadHistoryEntries, saveHistoryEntries } from './historyEntries.ts';
import { getTabStorage } from './tabStorage.ts';
import { hasTyped, saveTyped } from './typed/typedForms.ts';
import { forgetTyped } from './typed/typedValues.ts';

afterEach(() => vi.restoreAllMocks());

test('is the browser’s where it may be read', () => {
  expect(getTabStorage()).toBe(sessionStorage);
});

test('that is blocked is replaced for as long as the page lasts, and breaks nothing', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const storage = getTabStorage();
  storage.setItem('a', '1');
  expect(getTabStorage().getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  getHistoryEntry('one').scroll = 7;
  saveHistoryEntries(storage);
  loadHistoryEntries(getTabStorage());
  expect(mayReload(storage, 1_000, true)).toBe(true);
  expect(hasTyped()).toBe(false);
  saveTyped();
  forgetTyped();
});

test('that is full does not keep a page from being loaded anew', () => {
  const full = {
    ...getTabStorage(),
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(mayReload(full, 1_000, true)).toBe(true);
});
