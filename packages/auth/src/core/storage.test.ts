// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findStoredName, forgetName, storeName } from './storedName.ts';

const now = Date.UTC(2026, 10, 22, 4);
const DAY = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the name kept for display', () => {
  test('stands for seven days by the clock it is given, and not a moment longer', () => {
    storeName('Nur Aishah', now);
    expect(findStoredName(now + 7 * DAY - 1)).toBe('Nur Aishah');
    expect(findStoredName(now + 7 * DAY)).toBeNull();
  });

  test('is all that is kept, with its end', () => {
    storeName('Nur Aishah', now);
    expect(localStorage).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('auth.name') ?? '')).toEqual({
      name: 'Nur Aishah',
      end: now + 7 * DAY,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no name', '{"end":9999999999999}'],
    ['no text', `{"name":{"a":1},"end":${now + DAY}}`],
    ['an end that never comes', '{"name":"Mei","end":9e15}'],
    ['null', 'null'],
  ])('is not there when %s is', (_, text) => {
    if (text !== null) localStorage.setItem('auth.name', text);
    expect(findStoredName(now)).toBeNull();
  });
});

describe('storage', () => {
  test('that is missing breaks nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    storeName('Nur Aishah', now);
    expect(findStoredName(now)).toBeNull();
  });

  test('that is full or forbidden breaks nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeName('Nur Aishah', now);
    expect(localStorage).toHaveLength(0);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(findStoredName(now)).toBeNull();
  });

  test('is emptied of the person alone', () => {
    localStorage.setItem('theme', 'dark');
    storeName('Nur Aishah', now);
    forgetName();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(localStorage).toHaveLength(1);
  });
});
