// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDictionary } from './loadDictionary.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the browser is told of the dictionary once the page has painted', async () => {
  const find = () => document.querySelector('link[rel="compression-dictionary"]')?.getAttribute('href');
  loadDictionary('/assets/a.dict');
  await vi.advanceTimersByTimeAsync(900);
  expect(find()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(find()).toBe('/assets/a.dict');
});
