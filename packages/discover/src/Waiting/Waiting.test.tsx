import type { Dashboard } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { TaskService } from '@sewa/pages';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openBeforeScript, openScreen } from '../../test/openScreen.tsx';
import { HomeSearch } from '../HomeSearch/HomeSearch.tsx';

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
/** A list of so many tasks. */
const tasks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    title: `Task ${index}`,
    ...(index > 0 && { way: { href: `/task/${index}`, label: 'Do it' } }),
  }));
const withTasks = (count: number) => (
  <TaskService load={async () => () => tasks(count)}>
    <HomeSearch total={12} />
  </TaskService>
);
const find = () => screen.queryByRole('region', { name: 'To do' });

test('a visitor is asked nothing more, and sees the search alone', async () => {
  const { calls, container } = openScreen(<HomeSearch total={12} />);
  openScreen(withTasks(1), {
    answers: [mockRoute('getDashboard', quietDay)],
    isSignedIn: true,
  });
  await expect.poll(find).not.toBeNull();
  expect(calls).toEqual([]);
  expect(within(container).queryByRole('region', { name: 'To do' })).toBeNull();
});

test('somebody signed in gets the page of everybody, and over its picture what waits, which moves nothing', async () => {
  const { container, hydrate } = openBeforeScript(withTasks(5), {
    answers: [mockRoute('getDashboard', quietDay)],
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
  const hrefs = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/dashboard', '/dashboard', '/task/1', '/task/2']);
  expect(within(card).getByRole('link', { name: 'All 5 tasks' }).getAttribute('href')).toBe('/dashboard');
  expect(section?.getBoundingClientRect().height).toBe(before);
  expect((await axe.run(card)).violations).toEqual([]);
});

test('a quiet day is called one', async () => {
  openScreen(withTasks(0), {
    answers: [mockRoute('getDashboard', quietDay)],
    isSignedIn: true,
  });
  await expect.poll(() => find()?.textContent).toContain('Nothing to do right now.');
});

test('where it cannot be told nothing is said', async () => {
  const { calls } = openScreen(withTasks(2), {
    answers: [mockRoute('getDashboard', new ApiError({ code: 'R001', status: 500 }))],
    isSignedIn: true,
  });
  await expect.poll(() => calls.length).toBe(1);
  expect(find()).toBeNull();
});
