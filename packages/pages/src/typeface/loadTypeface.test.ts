// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTypeface } from './loadTypeface.ts';
import { typefaceKey } from './typeface.ts';
import { typefaceScript } from './typefaceScript.ts';

const typeface = { url: '/assets/a.woff2', family: 'Sans', weight: '200 800', unicodeRange: 'U+0-FF' };
const descriptors = { weight: '200 800', unicodeRange: 'U+0-FF' };

const bytes = new Uint8Array([0, 119, 255]);

const makeFace = vi.fn();
const load = vi.fn();
const fetchFile = vi.fn();
let tellOfPaint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockImplementation(async function (this: unknown) {
    return this;
  });
  fetchFile.mockImplementation(async () => new Response(bytes));
  vi.stubGlobal('fetch', fetchFile);
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
  vi.resetAllMocks();
  sessionStorage.clear();
});

test('a typeface is loaded when nothing larger was painted for a second', async () => {
  loadTypeface(typeface);
  await vi.advanceTimersByTimeAsync(900);
  tellOfPaint();
  await vi.advanceTimersByTimeAsync(990);
  expect(fetchFile).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith('/assets/a.woff2');
  expect(makeFace).toHaveBeenCalledExactlyOnceWith('Sans', bytes, descriptors);
});

test('the tab stores it whole, so that its next pages are painted in it', async () => {
  loadTypeface(typeface);
  await vi.advanceTimersByTimeAsync(1_010);
  const stored = sessionStorage.getItem(typefaceKey) ?? '';
  expect(JSON.parse(stored)).toEqual(['Sans', 'AHf/', descriptors, '/assets/a.woff2']);
  makeFace.mockClear();
  const add = vi.fn();
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true });
  new Function(typefaceScript)();
  expect(makeFace).toHaveBeenCalledExactlyOnceWith('Sans', bytes, descriptors, '/assets/a.woff2');
  expect(add).toHaveBeenCalledOnce();
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

test.each([
  ['cannot be had', () => fetchFile.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['is answered with an error', () => fetchFile.mockResolvedValue(new Response('gone', { status: 404 }))],
  ['is not a font', () => load.mockRejectedValue(new DOMException('Not a font', 'SyntaxError'))],
])('a file that %s leaves the tab to try again on its next page', async (_, fail) => {
  fail();
  loadTypeface(typeface);
  await vi.advanceTimersByTimeAsync(1_010);
  expect(fetchFile).toHaveBeenCalledTimes(1);
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
  expect(fetchFile).not.toHaveBeenCalled();
});
