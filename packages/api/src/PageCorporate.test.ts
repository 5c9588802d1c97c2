import { expect, test, vi } from 'vitest';
import { createPageCorporate, noCorporate, parseCorporate } from './PageCorporate.ts';

const answer = (user: { userTypes: string[]; cid: string | null } | null) =>
  ({ isAuthenticated: user !== null, isValid: true, user }) as Parameters<typeof parseCorporate>[0];

test('control names the corporate of whoever is there, none, or nobody', () => {
  expect(parseCorporate(answer({ userTypes: [], cid: 'c1' }))).toBe('c1');
  expect(parseCorporate(answer({ userTypes: [], cid: null }))).toBeNull();
  expect(parseCorporate(answer(null))).toBeUndefined();
  expect(parseCorporate(undefined)).toBeUndefined();
  expect(noCorporate).toBe('none');
});

test('a page for everybody takes what is first known, and stays that', () => {
  const page = createPageCorporate(undefined);
  page.learn(undefined);
  expect(page.get()).toBeUndefined();
  page.learn(null);
  expect(page.get()).toBeNull();
  expect(page.getStale()).toBeNull();
  page.learn('c1');
  expect(page.get()).toBeNull();
  expect(page.getStale()).toBe('You switched company in another tab. Reload this page to continue.');
});

test('a visitor, or the same corporate again, makes no page out of date', () => {
  const page = createPageCorporate('c1');
  page.learn('c1');
  page.learn(undefined);
  expect(page.getStale()).toBeNull();
});

test('whoever listens hears of a refusal in its words, until they stop listening', () => {
  const page = createPageCorporate('c1');
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = page.subscribe(first);
  page.subscribe(second);
  page.refuse('You now act for Beta.');
  stop();
  page.refuse('You now act for Gamma.');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  expect(page.getStale()).toBe('You now act for Gamma.');
  page.learn('c2');
  expect(page.getStale()).toBe('You now act for Gamma.');
  expect(second).toHaveBeenCalledTimes(2);
});

test('a listener that stops while it is called keeps nobody from hearing', () => {
  const page = createPageCorporate('c1');
  const heard = vi.fn();
  const stop = page.subscribe(() => stop());
  page.subscribe(heard);
  page.refuse('Load anew.');
  expect(heard).toHaveBeenCalledOnce();
});

test('its signal ends when the page is left', () => {
  const page = createPageCorporate(null);
  expect(page.signal.aborted).toBe(false);
  page.leave();
  expect(page.signal.aborted).toBe(true);
});
