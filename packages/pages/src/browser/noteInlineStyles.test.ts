// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteInlineStyles } from './noteInlineStyles.ts';

const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  document.head.innerHTML =
    '<style data-sheets="/assets/a.css /assets/b.css"></style><link rel="icon" href="/icon.svg">';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paths = () => fetched.mock.calls.map(([href]) => new URL(href).pathname);

test('the sheets a page carried itself stand in it as links that are switched off', () => {
  noteInlineStyles();
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.css', '/assets/b.css']);
  expect(links.every(({ disabled }) => disabled)).toBe(true);
});

test('they are fetched once it has painted', async () => {
  noteInlineStyles();
  await vi.advanceTimersByTimeAsync(900);
  expect(paths()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(paths()).toEqual(['/assets/a.css', '/assets/b.css']);
});

test('over a connection that saves data they are left to the next page', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  noteInlineStyles();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(paths()).toEqual([]);
});

test('one that cannot be had is no error', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  noteInlineStyles();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(paths()).toHaveLength(2);
});

test('a page with links has nothing to note', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/a.css">';
  noteInlineStyles();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(paths()).toEqual([]);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
