import type { Dashboard } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openBeforeScript, openScreen } from '../../test/openScreen.tsx';
import { HomeSearch } from '../HomeSearch/HomeSearch.tsx';
import { listWaiting } from './listWaiting.ts';

const quietDay: Dashboard = {
  name: 'Mei',
  userTypeIds: [1],
  profile: { emptyKeys: [], isEmailProven: true },
  deletion: null,
  favourites: { count: 0, changed: [] },
  enquiries: { made: 0, received: 0, receivedLately: 0, latest: null },
  unread: { conversations: 0, messages: 0, newEnquiries: 0, newestEnquiry: null },
  savedSearches: [],
  listings: null,
  homes: null,
  endingAuthorities: [],
  today: '2026-11-20',
  recentMessages: [],
  viewings: { today: 0, next: null },
  team: null,
  queues: null,
  corporate: null,
  payments: null,
  reviews: null,
  noticeHomes: {},
  invitations: [],
  invited: null,
  notices: [],
};
const home = {
  listingId: 'a',
  name: 'Home',
  status: 'let' as const,
  rentWhenKept: 1,
  monthlyRent: 1,
};
const search = { id: 's', name: 'Near work', query: '', newHomes: 2 };
const invitation = { id: 'i', invitedBy: 'Pauline', corporate: null, expiresAt: '2026-11-25T00:00:00Z' };
const busyDay: Dashboard = {
  ...quietDay,
  favourites: { count: 3, changed: [home] },
  unread: { conversations: 1, messages: 1, newEnquiries: 0, newestEnquiry: null },
  savedSearches: [search, { ...search, id: 't', newHomes: 1 }],
  invitations: [invitation, { ...invitation, id: 'j' }],
};
const find = () => screen.queryByRole('region', { name: 'To do' });

test('what waits is said in three lines, the most urgent first', () => {
  expect(listWaiting(quietDay)).toEqual([]);
  expect(listWaiting(busyDay)).toEqual([
    { label: '2 invitations', path: '/dashboard' },
    { label: '1 unread message', path: '/chat' },
    { label: '3 new homes in your searches', path: '/dashboard' },
  ]);
  expect(listWaiting({ ...quietDay, favourites: { count: 2, changed: [home, home] } })).toEqual([
    { label: '2 saved homes have changed', path: '/discover/favourites' },
  ]);
  const leaving = { askedAt: '2026-11-19T04:00:00Z', dueAt: '2026-11-26T04:00:00Z' };
  const [first, , third] = listWaiting({
    ...busyDay,
    deletion: leaving,
    profile: { emptyKeys: ['email'], isEmailProven: false },
  });
  expect([first?.label, third?.label]).toEqual(['Your account will be deleted', 'Complete your profile']);
});

test('a visitor is asked nothing more, and sees the search alone', async () => {
  const { calls, container } = openScreen(<HomeSearch total={12} />);
  openScreen(<HomeSearch total={12} />, {
    answers: [mockRoute('getDashboard', busyDay)],
    isSignedIn: true,
  });
  await expect.poll(find).not.toBeNull();
  expect(calls).toEqual([]);
  expect(within(container).queryByRole('region', { name: 'To do' })).toBeNull();
});

test('somebody signed in gets the page of everybody, and over its picture what waits, which moves nothing', async () => {
  const { container, hydrate } = openBeforeScript(<HomeSearch total={12} />, {
    answers: [mockRoute('getDashboard', busyDay)],
    isSignedIn: true,
  });
  const section = container.querySelector('section');
  const before = section?.getBoundingClientRect().height;
  expect(find()).toBeNull();
  hydrate();
  await expect.poll(find).not.toBeNull();
  const card = find();
  if (!card) throw new Error('There is no card.');
  expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  expect(within(card).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/dashboard');
  expect(section?.getBoundingClientRect().height).toBe(before);
  expect((await axe.run(card)).violations).toEqual([]);
});

test('a quiet day is called one', async () => {
  openScreen(<HomeSearch total={12} />, {
    answers: [mockRoute('getDashboard', quietDay)],
    isSignedIn: true,
  });
  await expect.poll(() => find()?.textContent).toContain('Nothing new today.');
});

test('where it cannot be told nothing is said', async () => {
  const { calls } = openScreen(<HomeSearch total={12} />, {
    answers: [mockRoute('getDashboard', new ApiError({ code: 'R001', status: 500 }))],
    isSignedIn: true,
  });
  await expect.poll(() => calls.length).toBe(1);
  expect(find()).toBeNull();
});
