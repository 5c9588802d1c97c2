import type { Dashboard } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emptyDay } from '../../test/emptyDay.ts';
import { expectProblem } from '../../test/expectProblem.ts';
import { openPage } from '../../test/openPage.tsx';
import * as page from './DashboardPage.tsx';

const bedok = { id: 'aaaaaaaaaaaa', name: 'Bedok', query: 'areas=bedok', newHomes: 3 };

const open = (day: Partial<Dashboard> = {}, answers: readonly HttpHandler[] = []) =>
  openPage(page, {
    path: '/dashboard',
    answers: [...answers, mockRoute('getDashboard', { ...emptyDay, ...day })],
  });
const titles = async () => {
  await screen.findByRole('heading', { level: 1, name: 'To do' });
  return screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
};
const findCard = async (name: string) => within(await screen.findByRole('region', { name }));

test('of what there is nothing there is no card; whoever is new is told where to begin', async () => {
  const { container } = open();
  expect(await titles()).toEqual(['Start here']);
  expect(container.textContent).toContain('Ada');
  expect(container.textContent).toContain('Save homes you like');
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Find a home', '/discover'],
    ['See the map', '/map'],
  ]);
});

test.each([[2], [3]])('somebody new who lets homes (%i) reads what will stand here', async (userType) => {
  const { container } = open({ name: null, userTypeIds: [1, userType] });
  await titles();
  expect(container.textContent).toContain('Your listings and enquiries will appear here');
});

test('whoever has begun something is told nothing of beginning', async () => {
  open({ favourites: { count: 1, changed: [] } });
  expect(await titles()).toEqual(['1 saved home']);
});

describe('a card', () => {
  test.each([
    [
      { emptyKeys: ['name', 'email'], isEmailProven: false },
      'your name, your email',
      'Complete profile',
      '/user/missing',
    ],
    [{ emptyKeys: [], isEmailProven: false }, 'Confirm your email', 'Confirm email', '/profile/me'],
  ])('of the profile: %j', async (profile, sentence, label, href) => {
    open({ profile });
    const card = await findCard('Your profile');
    expect(card.getByText(new RegExp(sentence))).toBeTruthy();
    expect(card.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  });

  test('of a company nobody has confirmed yet', async () => {
    const notice = {
      id: '1',
      about: 'harbour',
      path: '/account',
      due: null,
      createdAt: '2026-11-19T09:30:00Z',
      isSeen: false,
      corporateId: 'harbour',
    };
    open({
      notices: [
        { ...notice, kind: 'invitation' },
        { ...notice, kind: 'company-unverified' },
      ],
    });
    const card = await findCard("Your company isn't verified yet");
    expect(card.getByRole('link', { name: 'User management' }).getAttribute('href')).toBe('/account');
  });

  test('of invitations, to a company and to a home', async () => {
    const invitation = {
      id: '1',
      invitedBy: 'Pauline',
      corporate: 'Orchid',
      expiresAt: '2026-11-25T00:00:00Z',
    };
    open({ invitations: [invitation, { ...invitation, id: '2', corporate: null }] });
    const card = await findCard('2 invitations');
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Pauline invites you to OrchidOpen the link in your email by Nov 25, 2026.',
      'Pauline invites youOpen the link in your email by Nov 25, 2026.',
    ]);
  });

  test('of people somebody invited', async () => {
    open({ invited: { waiting: 2, accepted: 1 } });
    const card = await findCard('People you invited');
    expect(card.getByText('2 pending, 1 accepted')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Invite a tenant or agent by email' }).getAttribute('href')).toBe(
      '/dashboard/invitations',
    );
  });

  test.each([
    [{ live: 3, reports: 1 }, '3 live listings', "1 report. We're checking it."],
    [{ live: 1, reports: 0 }, '1 live listing', 'No one has reported a problem with them.'],
  ])('of listings: %j', async (listings, title, sentence) => {
    open({ listings });
    const card = await findCard(title);
    expect(card.getByText(sentence)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Open inbox' }).getAttribute('href')).toBe('/chat');
  });

  test.each([
    ['Amir', 'Amir asked about Siglap Road on Nov 19, 2026.'],
    [null, 'Someone asked about Siglap Road on Nov 19, 2026.'],
  ])('of messages, with the last enquiry received from %s', async (asker, sentence) => {
    const latest = { asker, home: 'Siglap Road', sentAt: '2026-11-19T09:30:00Z' };
    open({
      enquiries: { made: 1, received: 12, receivedLately: 3, latest },
      unread: { conversations: 2, messages: 4 },
    });
    const card = await findCard('Messages');
    expect(card.getByText('4 unread messages')).toBeTruthy();
    expect(card.getByText('12 enquiries received, 3 in the last 7 days; 1 enquiry sent')).toBeTruthy();
    expect(card.getByText(sentence)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Open inbox' }).getAttribute('href')).toBe('/chat');
  });

  test('of enquiries somebody only sent, without one received', async () => {
    open({ enquiries: { made: 2, received: 0, receivedLately: 0, latest: null } });
    const card = await findCard('Messages');
    expect(card.getByText('2 enquiries sent')).toBeTruthy();
    expect(card.queryByText(/asked about|unread/)).toBeNull();
  });

  test('of kept homes, with what became of them', async () => {
    const home = {
      listingId: 'abcdefghijkl',
      name: 'Tiong Bahru',
      rentWhenKept: 320_000,
      monthlyRent: 300_000,
    };
    open({ favourites: { count: 4, changed: [{ ...home, status: 'live' }] } });
    const card = await findCard('4 saved homes');
    expect(card.getByRole('listitem').textContent).toMatch(/^Tiong Bahru is now \$200 less a month$/);
    expect(card.getByRole('link', { name: 'Tiong Bahru' }).getAttribute('href')).toContain('abcdefghijkl');
    expect(card.getByRole('link', { name: 'See saved homes' }).getAttribute('href')).toBe(
      '/discover/favourites',
    );
  });

  test('of kept homes, when nothing became of them', async () => {
    open({ favourites: { count: 4, changed: [] } });
    expect((await findCard('4 saved homes')).getByText('No changes since you saved them.')).toBeTruthy();
  });

  test('of saved searches, with a button where there are new homes', async () => {
    open({ savedSearches: [bedok, { ...bedok, id: 'bbbbbbbbbbbb', name: 'Orchard', newHomes: 0 }] });
    const card = await findCard('Saved searches');
    expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'See 3 new homes in Bedok',
    ]);
    expect(card.getByRole('link', { name: 'Bedok' }).getAttribute('href')).toBe('/discover?areas=bedok');
    const all = card.getByRole('link', { name: 'All saved searches' });
    expect(all.getAttribute('href')).toBe('/discover/favourites#saved-searches');
  });
});

describe('looking at the new homes of a search', () => {
  const openSearches = async (answers: readonly HttpHandler[]) => {
    const opened = open({ savedSearches: [bedok] }, answers);
    await userEvent.click(await screen.findByRole('button', { name: 'See 3 new homes in Bedok' }));
    return opened;
  };

  test('notes that they were looked at, and leads to them', async () => {
    const { calls, left } = await openSearches([mockRoute('visitSavedSearch', null)]);
    await waitFor(() => expect(left).toEqual(['/discover?areas=bedok']));
    expect(calls.map(({ name }) => name)).toContain('POST /api/saved-searches/aaaaaaaaaaaa/look');
  });

  test('leads to them also when the search was dropped in another tab', async () => {
    const { left } = await openSearches([
      mockRoute('visitSavedSearch', new ApiError({ code: 'R002', status: 404, message: 'Not found' })),
    ]);
    await waitFor(() => expect(left).toEqual(['/discover?areas=bedok']));
  });

  test('stays when it cannot be noted, and says so', async () => {
    const { left } = await openSearches([
      mockRoute('visitSavedSearch', new ApiError({ code: 'R001', status: 503 })),
    ]);
    await expectProblem('Something went wrong, please try again.');
    expect(screen.getByRole('button', { name: 'See 3 new homes in Bedok' })).toBeTruthy();
    expect(left).toEqual([]);
  });
});

test('an account that will be deleted says when, and how it is kept', async () => {
  open({ deletion: { askedAt: '2026-11-19T04:00:00Z', dueAt: '2026-11-26T04:00:00Z' } });
  expect(await screen.findByText('Your account will be deleted on Nov 26, 2026.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe('/user/leaving');
});

test('what cannot be had is said, with another try', async () => {
  open({}, [mockRoute('getDashboard', new ApiError({ code: 'R001', status: 503 }))]);
  expect(
    await screen.findByRole('heading', { level: 1, name: "We can't show your to-do list right now" }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/dashboard');
});
