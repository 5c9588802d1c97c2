import { afterEach, expect, test, vi } from 'vitest';
import { makeKey } from './makeKey.ts';

afterEach(() => vi.unstubAllGlobals());

test('makes keys of 128 bits on pages without https too, where browsers leave out randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = new Set(Array.from({ length: 100 }, makeKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
