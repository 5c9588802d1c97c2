import type { Dashboard, Favourite, Notice, NoticeKind } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { emptyDay } from '../../test/emptyDay.ts';
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
const list = (isOnboarding: boolean, day: Partial<Dashboard>, favourites: readonly Favourite[] = []) =>
  listWaiting({ isOnboarding, day: { ...emptyDay, ...day }, favourites });
const label = (...given: Parameters<typeof list>) => list(...given).map((step) => step.label);

test('nothing waits where there is nothing', () => {
  expect(label(false, {}, [saved(300_000), saved(310_000)])).toEqual([]);
});

test('the most urgent comes first, and one is not several', () => {
  const unread = { conversations: 2, messages: 3, newEnquiries: 0, newestEnquiry: null };
  expect(label(true, { unread }, [saved(290_000)])).toEqual([
    'An invitation',
    '2 conversations not read',
    '1 saved home costs less',
  ]);
  const one = { conversations: 1, messages: 1, newEnquiries: 0, newestEnquiry: null };
  expect(label(false, { unread: one }, [saved(1), saved(2)])).toEqual([
    '1 conversation not read',
    '2 saved homes cost less',
  ]);
});

test('an invitation leads on where this browser follows it, else to where it is told of', () => {
  const invitation = { id: 'it', invitedBy: 'Pauline', corporate: null, expiresAt: '2026-11-25T00:00:00Z' };
  const pathOf = (isOnboarding: boolean) =>
    list(isOnboarding, { notices: [notice('invitation')], invitations: [invitation] }).map(
      ({ path }) => path,
    );
  expect(pathOf(true)).toEqual(['/signup/onboarding']);
  expect(pathOf(false)).toEqual(['/dashboard']);
});

test('what the dashboard lists as tasks waits here too', () => {
  expect(
    label(false, {
      notices: [notice('email-unconfirmed')],
      reviews: { listings: 0, disputes: 1, reports: 0 },
    }),
  ).toEqual(['1 home is claimed by two people', 'Confirm your email']);
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
