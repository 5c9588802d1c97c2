// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTypeface } from './loadTypeface.ts';
import { typefaceKey } from './typeface.ts';

const typeface = { url: '/assets/a.woff2', family: 'Sans', weight: '200 800', unicodeRange: 'U+0-FF' };
const descriptors = { weight: '200 800', unicodeRange: 'U+0-FF' };

const makeFace = vi.fn();
const load = vi.fn();
let tellOfPaint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockResolvedValue(undefined);
  vi.stubGlobal(
    'FontFace',
    class {
      load = load;
      constructor(...args: unknown[]) {
        makeFace(...args);
      }
    },
  );
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(callback: () => void) {
        tellOfPaint = callback;
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

test('a typeface is loaded when nothing larger was painted for a second', async () => {
  loadTypeface(typeface);
  await vi.advanceTimersByTimeAsync(900);
  tellOfPaint();
  await vi.advanceTimersByTimeAsync(990);
  expect(makeFace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(makeFace).toHaveBeenCalledExactlyOnceWith('Sans', 'url(/assets/a.woff2)', descriptors);
});

test('the tab notes how its next pages show it: at once or not at all', async () => {
  loadTypeface(typeface);
  await vi.advanceTimersByTimeAsync(1_010);
  expect(JSON.parse(sessionStorage.getItem(typefaceKey) ?? '')).toEqual([
    'Sans',
    'url(/assets/a.woff2)',
    { ...descriptors, display: 'optional' },
  ]);
});

test('a tab that has loaded it does not load it again; that of another build it does', async () => {
  loadTypeface(typeface);
  await vi.advanceTimersByTimeAsync(1_010);
  loadTypeface(typeface);
  await vi.advanceTimersByTimeAsync(1_010);
  expect(load).toHaveBeenCalledTimes(1);
  loadTypeface({ ...typeface, url: '/assets/b.woff2' });
  await vi.advanceTimersByTimeAsync(1_010);
  expect(load).toHaveBeenCalledTimes(2);
});

test('one that cannot be had leaves the tab to try again on its next page', async () => {
  load.mockRejectedValue(new DOMException('No network', 'NetworkError'));
  loadTypeface(typeface);
  await vi.advanceTimersByTimeAsync(1_010);
  expect(load).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(typefaceKey)).toBeNull();
});

test.each([
  ['that saves data', { saveData: true, effectiveType: '4g' }],
  ['as slow as 3G', { effectiveType: '3g' }],
  ['slower than 2G', { effectiveType: 'slow-2g' }],
])('over a connection %s it is left out', async (_, connection) => {
  vi.stubGlobal('navigator', { connection });
  loadTypeface(typeface);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(makeFace).not.toHaveBeenCalled();
});
