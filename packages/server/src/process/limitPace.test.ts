import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitPace } from './limitPace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work is done at once, and what is asked for meanwhile once when the pause is over', () => {
  const work = vi.fn();
  const request = limitPace(work, 50);
  request();
  expect(work).toHaveBeenCalledTimes(1);
  request();
  request();
  vi.advanceTimersByTime(49);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work.mock.calls).toEqual([[false], [true]]);
});

test('after a pause in which nothing was asked for, work is done at once again', () => {
  const work = vi.fn();
  const request = limitPace(work, 50);
  request();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(1);
  request();
  expect(work).toHaveBeenCalledTimes(2);
});
