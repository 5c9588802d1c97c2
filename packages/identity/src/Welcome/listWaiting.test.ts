import type { Favourite, Notice, NoticeKind } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { listFirstSteps } from './firstSteps.ts';
import { listWaiting } from './listWaiting.ts';

const saved = (monthlyRent: number): Favourite =>
  ({ listing: { monthlyRent }, rentWhenKept: 300_000, note: '', keptAt: '' }) as Favourite;
const notice = (kind: NoticeKind): Notice => ({
  id: kind,
  kind,
  about: 'it',
  path: '/dashboard',
  due: null,
  createdAt: '2026-11-21T04:00:00Z',
  isSeen: false,
  corporateId: null,
});
const nothing = { conversations: 0, messages: 0 };
const label = (...given: Parameters<typeof listWaiting>) => listWaiting(...given).map((step) => step.label);

test('nothing waits where there is nothing', () => {
  const favourites = [saved(300_000), saved(310_000)];
  expect(label({ isOnboarding: false, notices: [], unread: nothing, favourites })).toEqual([]);
  const notices = [notice('email-unconfirmed')];
  expect(label({ isOnboarding: false, notices, unread: nothing, favourites })).toEqual([]);
});

test('the most urgent comes first, and one is not several', () => {
  const unread = { conversations: 2, messages: 3 };
  expect(label({ isOnboarding: true, notices: [], unread, favourites: [saved(290_000)] })).toEqual([
    'An invitation',
    '3 unread messages',
    '1 saved home costs less',
  ]);
  const one = { conversations: 1, messages: 1 };
  expect(label({ isOnboarding: false, notices: [], unread: one, favourites: [saved(1), saved(2)] })).toEqual([
    '1 unread message',
    '2 saved homes cost less',
  ]);
});

test('an invitation leads on where this browser follows it, else to where it is told of', () => {
  const pathOf = (isOnboarding: boolean) =>
    listWaiting({ isOnboarding, notices: [notice('invitation')], unread: nothing, favourites: [] }).map(
      ({ path }) => path,
    );
  expect(pathOf(true)).toEqual(['/signup/onboarding']);
  expect(pathOf(false)).toEqual(['/dashboard']);
});

test.each([['Tenant'], ['Owner'], ['MainAgent'], ['CorporateUser'], ['Somebody']])(
  'a %s has three first steps, each to another page',
  (type) => {
    expect(new Set(listFirstSteps([type]).map(({ path }) => path)).size).toBe(3);
  },
);

test('the steps are those of what somebody became last', () => {
  expect(listFirstSteps(['Tenant', 'Owner'])).toEqual(listFirstSteps(['Owner']));
});
