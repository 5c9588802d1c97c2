import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { filledAfter } from './filledAfter.ts';
import { LoadingBar } from './LoadingBar.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

function findBar(): HTMLElement | null {
  return screen.queryByRole('progressbar', { name: 'Loading' });
}

test('it is hidden on the server and while nothing loads', () => {
  expect(renderToString(<LoadingBar isActive={false} />)).toMatch(/role="progressbar" hidden=""/);
  render(<LoadingBar isActive={false} />);
  expect(findBar()).toBeNull();
});

test('work of less than 200 ms never shows', () => {
  const { rerender } = render(<LoadingBar isActive />);
  pass(199);
  rerender(<LoadingBar isActive={false} />);
  pass(10_000);
  expect(findBar()).toBeNull();
});

test('longer work shows a bar of the colour of the product until it is done', () => {
  const { rerender } = render(<LoadingBar isActive />);
  pass(200);
  const bar = findBar();
  expect(bar?.getAttribute('data-phase')).toBe('running');
  expect(getComputedStyle(bar?.firstElementChild ?? document.body).backgroundColor).toBe('rgb(17, 187, 141)');
  rerender(<LoadingBar isActive={false} />);
  expect(bar?.getAttribute('data-phase')).toBe('finishing');
  pass(400);
  expect(findBar()).toBeNull();
});

test('it never sticks, however the work starts and stops', () => {
  const { rerender } = render(<LoadingBar isActive />);
  for (const [isActive, time] of [
    [true, 250],
    [false, 100],
    [true, 250],
    [false, 399],
    [true, 150],
    [false, 5],
  ] as const) {
    rerender(<LoadingBar isActive={isActive} />);
    pass(time);
  }
  pass(400);
  expect(findBar()).toBeNull();
});

test('it fills fast at first and ever slower later: a half after one second, 87 % after five', () => {
  const filled = [0, 500, 1000, 2000, 5000].map((time) => Math.round(filledAfter(time / 2000) * 1000) / 10);
  expect(filled).toEqual([0, 29.5, 50, 70.5, 87.4]);
});

test('a page that comes back from the cache of the browser has no bar, and shows the next one', () => {
  const { rerender } = render(<LoadingBar isActive />);
  pass(200);
  expect(findBar()).not.toBeNull();
  act(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  pass(10_000);
  expect(findBar()).toBeNull();
  rerender(<LoadingBar isActive={false} />);
  rerender(<LoadingBar isActive />);
  pass(200);
  expect(findBar()).not.toBeNull();
});

test('a page left before the bar showed comes back without it', () => {
  render(<LoadingBar isActive />);
  pass(100);
  act(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  pass(10_000);
  expect(findBar()).toBeNull();
});

test('a navigation that is cancelled or fails ends it like one that arrives', () => {
  const { rerender } = render(<LoadingBar isActive />);
  pass(5000);
  rerender(<LoadingBar isActive={false} />);
  pass(399);
  expect(findBar()?.getAttribute('data-phase')).toBe('finishing');
  pass(1);
  expect(findBar()).toBeNull();
});
