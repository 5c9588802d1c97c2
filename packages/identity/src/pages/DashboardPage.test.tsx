import type { Dashboard, NoticeKind } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { expectProblem } from '@sewa/pages/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emptyDay } from '../../test/emptyDay.ts';
import { openPage } from '../../test/openPage.tsx';
import * as page from './DashboardPage.tsx';

const bedok = { id: 'aaaaaaaaaaaa', name: 'Bedok', query: 'areas=bedok', newHomes: 3 };

const open = (day: Partial<Dashboard> = {}, answers: readonly HttpHandler[] = []) =>
  openPage(page, {
    pattern: '/dashboard',
    answers: [...answers, mockRoute('getDashboard', { ...emptyDay, ...day })],
  });
const titles = async () => {
  await screen.findByRole('heading', { level: 1, name: 'To do' });
  return screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
};
const findCard = async (name: string) => within(await screen.findByRole('region', { name }));

const notice = {
  id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0010',
  about: 'abcdefghijkl',
  path: '/property/flatflatflat',
  due: null,
  createdAt: '2026-11-19T09:30:00Z',
  isSeen: false,
  corporateId: null,
};
const homes = {
  live: 3,
  draft: 0,
  review: 0,
  paused: 0,
  let: 0,
  views: 0,
  saves: 0,
  enquiries: 0,
  reports: 0,
  needs: [],
};
const house = {
  listingId: 'abcdefghijkl',
  propertyId: 'flatflatflat',
  slug: 'bedok-road',
  name: 'Bedok Road',
  picture: null,
  state: 'live',
  monthlyRent: 300_000,
  medianRent: null,
  daysLive: 12,
  views: 1,
  saves: 0,
  enquiries: 2,
  next: 'see',
} as const;
const conversation = {
  conversationId: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0101',
  with: 'Amir',
  about: 'Siglap Road',
  text: 'May we see it?',
  sentAt: '2026-11-20T01:00:00Z',
  isMine: false,
  unseenCount: 1,
} as const;
const findTasks = async () =>
  within(await screen.findByRole('list', { name: 'To do' })).getAllByRole('listitem');

test('of what there is nothing there is no card; whoever is new is told where to begin', async () => {
  const { container } = open();
  expect(await titles()).toEqual(['Start here']);
  expect(container.textContent).toContain('Ada');
  expect(container.textContent).not.toContain('Nothing to do right now.');
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Find a home', '/discover'],
    ['See the map', '/map'],
  ]);
});

const payments = {
  next: null,
  toConfirm: 0,
  arrears: [],
  receivedCents: 0,
  differences: null,
  applications: null,
};
const bill = {
  serviceId: 'servicefirst',
  billId: 'billdecember',
  type: 'pay',
  cents: 250_000,
  dueOn: '2026-12-01',
  collectOn: '2026-12-01',
  state: 'open',
  isOverdue: false,
  street: '12 Bedok Road',
} as const;

const company = { name: 'Orchid Homes', members: 3, openInvitations: 1 };

test.each<[string, Partial<Dashboard>, string[]]>([
  ['an owner', { userTypeIds: [2] }, ['List your first home']],
  ['an agent', { userTypeIds: [3] }, ['List for an owner']],
  ['a tenant who is an owner too', { userTypeIds: [1, 2] }, ['Start here', 'List your first home']],
  ['an owner with homes', { userTypeIds: [2], listings: homes }, ['3 live listings']],
  ['a tenant with homes', { userTypeIds: [1, 2], listings: homes }, ['Start here', '3 live listings']],
  ['somebody without a company', { userTypeIds: [4] }, ['Choose a company']],
  [
    'a member of a company',
    { userTypeIds: [4], corporate: company },
    ["List your company's first home", 'Orchid Homes'],
  ],
  [
    'an operator',
    {
      userTypeIds: [4],
      corporate: company,
      reviews: { listings: 0, disputes: 0, reports: 0 },
      queues: [{ queue: 'reports', count: 0, oldestAt: null }],
    },
    ['Queues', 'Orchid Homes'],
  ],
])('%s reads nothing of another role', async (_, day, expected) => {
  open(day);
  expect(await titles()).toEqual(expected);
});

test('whoever has begun something is told nothing of beginning, but that there is nothing to do', async () => {
  open({ userTypeIds: [1], favourites: { count: 1, changed: [] } });
  expect(await titles()).toEqual(['1 saved home']);
  expect(screen.getByText('Nothing to do right now.')).toBeTruthy();
});

describe('a card', () => {
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
    [{ live: 1, draft: 2, paused: 1 }, '1 live listing', '2 drafts, 1 paused'],
  ])('of homes: %j', async (counts, title, sentence) => {
    open({ listings: { ...homes, ...counts } });
    const card = await findCard(title);
    expect(card.getByText(sentence, { exact: false })).toBeTruthy();
    expect(card.getByRole('link', { name: 'List a home' }).getAttribute('href')).toBe('/property/new');
    expect(card.getByRole('link', { name: 'All properties' }).getAttribute('href')).toBe('/property');
  });

  test('of homes, with the next step of each', async () => {
    const first = [
      house,
      {
        ...house,
        listingId: 'draftdraftdr',
        state: 'draft' as const,
        daysLive: null,
        next: 'finish' as const,
      },
      { ...house, listingId: 'mnopqrstuvwx', next: 'photos' as const },
      { ...house, listingId: 'rentrentrent', next: 'review' as const },
      {
        ...house,
        listingId: null,
        state: 'unlisted' as const,
        monthlyRent: null,
        daysLive: null,
        next: 'list' as const,
      },
      { ...house, listingId: 'imported2222', propertyId: null },
    ];
    open({ listings: homes, homes: { total: 60, first } });
    const card = await findCard('3 live listings');
    const ways = within(card.getByRole('list'))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Manage: Bedok Road', '/property/flatflatflat'],
      ['Finish: Bedok Road', '/property/flatflatflat/listing/draftdraftdr'],
      ['Add photos: Bedok Road', '/property/flatflatflat/listing/mnopqrstuvwx?step=photos'],
      ['Review rent: Bedok Road', '/property/flatflatflat/listing/rentrentrent?step=rent'],
      ['List it: Bedok Road', '/property/flatflatflat'],
      ['Manage: Bedok Road', '/property#listing-imported2222'],
    ]);
    expect(card.getAllByText('1 view · 0 saves · 2 enquiries')).toHaveLength(4);
    expect(card.getAllByText('for 12 days')).toHaveLength(4);
    expect(card.getByRole('link', { name: 'All 60 properties' })).toBeTruthy();
  });

  test.each([
    [280_000, '$3,000 a month · $200 over the median of similar homes'],
    [320_000, '$3,000 a month · $200 under the median of similar homes'],
    [301_000, '$3,000 a month · at the median of similar homes'],
    [null, '$3,000 a month'],
  ])('of homes compares rents with a median of %s', async (medianRent, sentence) => {
    open({ listings: homes, homes: { total: 1, first: [{ ...house, medianRent }] } });
    const card = await findCard('3 live listings');
    expect(card.getByRole('listitem').textContent).toContain(sentence);
    if (medianRent === null) expect(card.getByRole('listitem').textContent).not.toContain('median');
  });

  test.each([
    [bill, 'For 12 Bedok Road, due on Dec 1, 2026', "We'll collect it on Dec 1, 2026."],
    [{ ...bill, collectOn: null }, 'For 12 Bedok Road, due on Dec 1, 2026', 'Pay it by Dec 1, 2026.'],
    [
      { ...bill, state: 'processing' as const, isOverdue: true },
      'For 12 Bedok Road, overdue since Dec 1, 2026',
      'A payment has begun.',
    ],
  ])('of the bill that somebody pays next: %j', async (next, lead, step) => {
    open({ payments: { ...payments, next } });
    const card = await findCard('$2,500 to pay next');
    expect(card.getByText(lead)).toBeTruthy();
    expect(card.getByText(step, { exact: false })).toBeTruthy();
    const isToPay = next.collectOn === null && next.state === 'open';
    const way = card.getByRole('link', { name: isToPay ? 'Pay $2,500' : 'See your bills' });
    expect(way.getAttribute('href')).toBe('/flow/pay/servicefirst/bills');
    expect(screen.queryByText('Start here')).toBeNull();
  });

  test('of the rent somebody receives, with who is overdue', async () => {
    const arrears = [
      { serviceId: 'servicefirst', payerName: 'Mei', street: '12 Bedok Road', cents: 150_000 },
    ];
    open({ payments: { ...payments, toConfirm: 1, receivedCents: 100_000, arrears } });
    const card = await findCard('Rent you receive');
    expect(card.getByText('$1,000 received this month')).toBeTruthy();
    expect(card.getByText('1 payment to confirm')).toBeTruthy();
    expect(card.getByRole('listitem').textContent).toContain('$1,500');
    expect(card.getByRole('link', { name: 'Mei, 12 Bedok Road' }).getAttribute('href')).toBe(
      '/flow/pay/servicefirst/bills',
    );
  });

  test('of queues, with how long the oldest waits', async () => {
    open({
      queues: [
        { queue: 'listings', count: 2, oldestAt: '2026-11-17T04:00:00Z' },
        { queue: 'differences', count: 1, oldestAt: '2026-11-20T01:00:00Z' },
        { queue: 'help', count: 0, oldestAt: null },
      ],
    });
    const card = await findCard('Queues');
    const rows = card.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'First listingsoldest 3 days2',
      'Differences with banksoldest today1',
      'Help conversationsNothing waiting0',
    ]);
    expect(card.getByRole('link', { name: 'Differences with banks' }).getAttribute('href')).toBe(
      '/profile/my-services',
    );
  });

  test('of a company, with what is waiting by organisation and person', async () => {
    const nobody = { name: null, waiting: 0, answeredBy: null, answeredAt: null };
    open({
      corporate: company,
      team: {
        waiting: 3,
        unanswered: 1,
        organisations: [
          { name: 'East', waiting: 2, answeredBy: 'Max', answeredAt: '2026-11-19T04:00:00Z' },
          { ...nobody, name: 'West' },
          nobody,
        ],
        people: [{ name: 'Max', answered: 4, waiting: 2 }],
      },
    });
    const card = await findCard('Orchid Homes');
    expect(card.getByText(/3 conversations are waiting for an answer. Nobody has answered 1/)).toBeTruthy();
    expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'EastMax answered last, Thu, 19 Nov2 waiting',
      'WestNo answers yetNone waiting',
      'Max4 answered, 2 waiting',
    ]);
  });

  test('of the next viewing', async () => {
    const next = {
      side: 'guest',
      home: 'Siglap Road',
      listingId: 'abcdefghijkl',
      slug: 'siglap',
      propertyId: null,
      with: 'Mei',
      startsAt: '2026-11-21T04:00:00Z',
    } as const;
    open({ viewings: { today: 0, next } });
    const card = await findCard('Next viewing');
    expect(card.getByText('Sat, 21 Nov, 12:00')).toBeTruthy();
    expect(card.getByText('Siglap Road, with Mei')).toBeTruthy();
    expect(card.getByRole('link').getAttribute('href')).toBe('/discover/abcdefghijkl/siglap/viewing');
  });

  test.each([
    [1, 'Manage members', '3 members. 1 invitation is open.'],
    [null, 'See members', '3 members'],
  ])('of members, with %s open invitations', async (openInvitations, label, sentence) => {
    open({ corporate: { ...company, openInvitations } });
    const card = await findCard('Orchid Homes');
    expect(card.getByText(sentence)).toBeTruthy();
    expect(card.getByRole('link', { name: label }).getAttribute('href')).toBe('/account');
  });

  test('of messages, with the last conversations', async () => {
    open({
      enquiries: { made: 1, received: 12, receivedLately: 3, latest: null },
      unread: { conversations: 2, messages: 4, newEnquiries: 0, newestEnquiry: null },
      recentMessages: [
        conversation,
        { ...conversation, conversationId: '2', with: null, isMine: true, sentAt: '2026-11-19T09:30:00Z' },
      ],
    });
    const card = await findCard('Messages');
    expect(
      card.getByText('4 unread messages · 12 enquiries received, 3 in the last 7 days; 1 enquiry sent'),
    ).toBeTruthy();
    expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Amir09:00Siglap RoadMay we see it?1 new',
      'SomeoneThu, 19 NovSiglap RoadYou: May we see it?1 new',
    ]);
    expect(card.getByRole('link', { name: 'Amir' }).getAttribute('href')).toBe(
      `/chat/${conversation.conversationId}`,
    );
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

describe('a task', () => {
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
    const [task] = await findTasks();
    expect(task?.textContent).toContain(sentence);
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  });

  test('of an invitation has no link, because the email has it', async () => {
    const invitation = {
      id: '1',
      invitedBy: 'Pauline',
      corporate: 'Orchid',
      expiresAt: '2026-11-25T00:00:00Z',
    };
    open({
      invitations: [invitation, { ...invitation, id: '2', corporate: null }],
      notices: ['1', '2'].map((about) => ({
        ...notice,
        id: `notice-${about}`,
        kind: 'invitation',
        about,
        path: '/dashboard',
      })),
    });
    expect((await findTasks()).map((task) => task.textContent)).toEqual([
      'Pauline invites you to OrchidOpen the link in your email by Nov 25, 2026.',
      'Pauline invites youOpen the link in your email by Nov 25, 2026.',
    ]);
  });

  test.each<[NoticeKind, string, string]>([
    ['account-deletion', 'Your account will be deleted on Nov 26, 2026.', 'Keep my account'],
    ['authority-asked', 'An agent asks to advertise Bedok Road', 'Answer request'],
    ['authority-granted', 'You can advertise Bedok Road', 'List the home'],
    ['bill-contested', "Your tenant says they didn't pay for Bedok Road", 'See the bill'],
    ['bill-recorded', 'Your landlord recorded that you paid for Bedok Road', 'See the bill'],
    ['application-answered', 'Your application has an answer', 'See the answer'],
    ['bill-received', 'Rent for Bedok Road was paid', 'See the bill'],
    ['bill-overdue', 'Rent for Bedok Road is overdue', 'Send a reminder'],
    ['bill-reminder', 'Your landlord reminds you to pay for Bedok Road', 'Pay'],
    ['bill-due', 'Pay for Bedok Road', 'Pay'],
    ['bill-failed', "A payment for Bedok Road didn't go through", 'Pay'],
    ['bill-said-paid', 'Did the rent for Bedok Road arrive?', 'Confirm payment'],
    ['company-unverified', "Your company isn't verified yet", 'User management'],
    ['email-unconfirmed', 'Confirm your email', 'Confirm email'],
    ['listing-paused', 'The listing of Bedok Road is paused', 'Check listing'],
    ['listing-rejected', 'The listing of Bedok Road needs changes', 'Edit listing'],
    ['listing-reported', 'Someone reported the listing of Bedok Road', 'See listing'],
    ['listing-unconfirmed', 'Is Bedok Road still available?', 'Answer'],
    ['payee-changed', 'You changed who gets the rent for Bedok Road', 'Check Rent'],
    ['payment-method-ended', "A payment method can't be used", 'Payment methods'],
    ['unit-disputed', 'Someone else says that Bedok Road is theirs', 'See home'],
    [
      'aircon-due',
      'Have the air conditioning of Bedok Road servicedBy Thu, 26 Nov, 12:00. Keep the receipt.',
      'See the tenancy',
    ],
    [
      'deposit-due',
      'Return the deposit for Bedok RoadThe agreement says by Thu, 26 Nov, 12:00.',
      'See the deposit',
    ],
    [
      'exit-opens',
      'You can soon end the tenancy of Bedok Road for work abroadNotice can be given from Thu, 26 Nov, 12:00.',
      'See the tenancy',
    ],
    [
      'renewal-closes',
      'The time to ask for a renewal of Bedok Road endsIt ends on Thu, 26 Nov, 12:00.',
      'See the tenancy',
    ],
    [
      'renewal-opens',
      'The tenancy of Bedok Road can be renewedIt can be asked for from Thu, 26 Nov, 12:00.',
      'See the tenancy',
    ],
    ['addendum-ended', 'The addendum for Bedok Road came to nothing', 'See the rental'],
    [
      'addendum-proposed',
      'Answer the addendum for Bedok RoadIt can be answered until Thu, 26 Nov, 12:00.',
      'Read the addendum',
    ],
    ['contract-drafted', 'Read the draft of the agreement for Bedok Road', 'Read the draft'],
    ['contract-expired', 'The agreement for Bedok Road was not signed in time', 'See the rental'],
    ['contract-refused', 'The agreement for Bedok Road was not signed', 'See the rental'],
    ['contract-sent', 'Is the agreement for Bedok Road right?', 'Read the draft'],
    ['contract-signed', 'Everybody has signed for Bedok Road', 'See what is next'],
    [
      'contract-to-sign',
      'Sign the agreement for Bedok RoadIt can be signed until Thu, 26 Nov, 12:00.',
      'Read and sign',
    ],
    ['deposit-answer', 'The tenant answered about the deposit for Bedok Road', 'See the answer'],
    ['deposit-proposed', 'Something is kept of your deposit for Bedok Road', 'Look and answer'],
    ['deposit-returned', 'The deposit for Bedok Road came back', 'See the deposit'],
    ['handover-due', 'The tenancy of Bedok Road begins', 'Record the state'],
    ['inspection-to-confirm', 'Confirm the state of Bedok Road', 'Check it'],
    ['repair-changed', 'Your repair at Bedok Road was updated', 'See the repair'],
    ['repair-reported', 'Repair needed at Bedok Road', 'Answer'],
    ['tenancy-ending', 'The tenancy of Bedok Road ends', 'See what is next'],
    ['tenancy-running', 'Your tenancy of Bedok Road has started', 'See the tenancy'],
    ['document-ends', 'The agreement for Bedok Road ends soon', 'See your papers'],
    ['duty-due', 'Pay the stamp duty for Bedok RoadIt is due by Thu, 26 Nov, 12:00.', 'See how much'],
    ['paper-sent', 'Check the scan of the agreement for Bedok Road', 'See the scan'],
    ['home-taken', 'Bedok Road is no longer available', 'See the home'],
    ['offer-declined', 'Your offer for Bedok Road was declined', 'See the offer'],
    ['offer-expired', 'The offer for Bedok Road has expired', 'See the offer'],
    ['offer-received', 'Answer the offer for Bedok RoadIt expires on Thu, 26 Nov, 12:00.', 'Answer offer'],
    ['rental-agreed', 'You agreed on Bedok RoadIt is subject to contract', 'See what you agreed'],
    ['rental-withdrawn', 'The other side withdrew from Bedok Road', 'See the rental'],
    ['viewing-answer', 'You saw Bedok Road. Do you want to go on?', 'Answer'],
    ['viewing-booked', 'Someone booked a viewing of Bedok RoadThu, 26 Nov, 12:00', 'See viewings'],
    [
      'viewing-cancelled',
      'A viewing of Bedok Road was cancelledIt was on Thu, 26 Nov, 12:00.',
      'See viewings',
    ],
    [
      'viewing-offered',
      'A viewing of Bedok Road is free for youWe hold it until Thu, 26 Nov, 12:00.',
      'Take it',
    ],
    ['viewing-soon', 'Viewing of Bedok RoadThu, 26 Nov, 12:00', 'See the viewing'],
  ])('of %s names the home and leads there', async (kind, title, label) => {
    open({
      notices: [{ ...notice, kind, due: '2026-11-26T04:00:00Z' }],
      noticeHomes: { abcdefghijkl: 'Bedok Road' },
    });
    const [task] = await findTasks();
    expect(task?.textContent).toContain(title);
    const way = within(task as HTMLElement).getByRole('link', { name: label });
    expect(way.getAttribute('href')).toBe('/property/flatflatflat');
  });

  const read = async () => (await findTasks()).map((task) => task.querySelector('[id]')?.textContent);
  const overdue = { ...bill, isOverdue: true };

  test('of open work comes with the worst first, and nobody reads that there is nothing to do', async () => {
    open({
      unread: { conversations: 1, messages: 2, newEnquiries: 0, newestEnquiry: null },
      notices: [{ ...notice, kind: 'email-unconfirmed' }],
      payments: {
        ...payments,
        next: overdue,
        arrears: [{ serviceId: 'servicefirst', payerName: 'Mei', street: '12 Bedok Road', cents: 150_000 }],
        differences: 1,
        applications: 3,
      },
      reviews: { listings: 0, disputes: 2, reports: 1 },
    });
    expect(await read()).toEqual([
      '$2,500 is overdue for 12 Bedok Road',
      'Mei owes $1,500',
      '1 conversation not read',
      '2 homes are claimed by two people',
      '1 report to settle',
      '1 difference with a bank',
    ]);
    const more = screen.getByText('Show 2 more');
    expect(screen.queryByText('3 applications to answer')?.checkVisibility()).toBe(false);
    more.click();
    const others = within(screen.getByRole('list', { name: 'More to do' })).getAllByRole('listitem');
    expect(others.map((task) => task.querySelector('[id]')?.textContent)).toEqual([
      '3 applications to answer',
      'Confirm your email',
    ]);
    expect(screen.queryByText('Nothing to do right now.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
      '/flow/pay/servicefirst/bills',
    );
  });

  test('of what others wait for comes before what only holds oneself up', async () => {
    const kinds = [
      'rental-agreed',
      'viewing-answer',
      'viewing-soon',
      'offer-received',
      'unit-disputed',
    ] as const;
    open({ notices: kinds.map((kind, index) => ({ ...notice, id: `notice-${index}`, kind, due: null })) });
    expect(await read()).toEqual([
      'Answer the offer for a home',
      'Someone else says that your home is theirs',
      'Viewing of a home',
      'You agreed on a home',
      'You saw a home. Do you want to go on?',
    ]);
  });

  test('of an overdue bill with a notice is the notice', async () => {
    open({
      payments: { ...payments, next: overdue },
      notices: [{ ...notice, kind: 'bill-due', about: bill.billId }],
    });
    expect(await read()).toEqual(['Pay for your home']);
  });

  test('of rent that is overdue names the tenant and the sum, once', async () => {
    open({
      payments: {
        ...payments,
        arrears: [{ serviceId: 'servicefirst', payerName: 'Mei', street: '12 Bedok Road', cents: 150_000 }],
      },
      notices: [{ ...notice, kind: 'bill-overdue', path: '/flow/pay/servicefirst/bills' }],
    });
    expect(await read()).toEqual(['Mei owes $1,500']);
  });

  test('of an overdue bill is not said once the payment is on its way', async () => {
    open({ payments: { ...payments, next: { ...overdue, state: 'processing' } } });
    expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
  });

  test('of payments to confirm is one, unless notices name them', async () => {
    open({ payments: { ...payments, toConfirm: 2 } });
    expect(await read()).toEqual(['2 payments to confirm']);
  });

  test('is not denied where a home needs something', async () => {
    open({ listings: homes, homes: { total: 1, first: [{ ...house, next: 'photos' }] } });
    await findCard('3 live listings');
    expect(screen.queryByText('Nothing to do right now.')).toBeNull();
  });

  test('of reviews is one, however many listings wait', async () => {
    open({
      notices: ['a', 'b'].map((id) => ({ ...notice, id, about: id, kind: 'listing-in-review' })),
    });
    const tasks = await findTasks();
    expect(tasks).toHaveLength(1);
    expect(tasks[0]?.textContent).toContain('2 listings to review');
    expect(screen.getByRole('link', { name: 'Review listings' }).getAttribute('href')).toBe(
      '/dashboard/review',
    );
  });
});

test('what cannot be had is said, with another try', async () => {
  open({}, [mockRoute('getDashboard', new ApiError({ code: 'R001', status: 503 }))]);
  expect(
    await screen.findByRole('heading', { level: 1, name: "We can't show your to-do list right now" }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/dashboard');
});
