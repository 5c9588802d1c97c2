import type { Dashboard, NoticeKind } from '@sewa/api/client';
import { describe, expect, test } from 'vitest';
import { emptyDay } from '../../../test/emptyDay.ts';
import { listTasks } from './listTasks.ts';

const notice = (kind: NoticeKind, id: string = kind, due: string | null = null) => ({
  id,
  kind,
  about: id,
  path: '/somewhere',
  due,
  createdAt: '2026-11-19T09:30:00Z',
  isSeen: false,
  corporateId: null,
});
const payments: NonNullable<Dashboard['payments']> = {
  next: null,
  toConfirm: 0,
  arrears: [],
  receivedCents: 0,
  differences: null,
  applications: null,
};
const listings: NonNullable<Dashboard['listings']> = {
  live: 1,
  draft: 4,
  review: 0,
  paused: 0,
  let: 0,
  views: 0,
  saves: 0,
  enquiries: 0,
  reports: 0,
  needs: [],
};
const owes = (serviceId: string) => ({
  serviceId,
  payerName: 'Mei',
  street: '12 Bedok Road',
  cents: 150_000,
});
const draft = (listingId: string) => ({
  need: 'finish' as const,
  propertyId: 'flatflatflat',
  listingId,
  name: 'Bedok Road',
});
const titles = (day: Partial<Dashboard>) => listTasks({ ...emptyDay, ...day }).map(({ title }) => title);
const list = (day: Partial<Dashboard>) =>
  listTasks({ ...emptyDay, ...day }).map(({ title, way }) => [title, way?.label, way?.href]);

test('tasks come by harm: rent, enquiries, viewings, offers, agreements, disputes, authorities, drafts, the rest', () => {
  expect(
    titles({
      notices: [
        notice('rental-agreed'),
        notice('listing-unconfirmed'),
        notice('unit-disputed'),
        notice('contract-to-sign'),
        notice('offer-received'),
        notice('viewing-soon', 'v', '2026-11-20T08:00:00Z'),
        notice('bill-failed'),
      ],
      endingAuthorities: [{ id: 'a', propertyId: 'flatflatflat', name: 'Bedok Road', endsOn: '2026-11-30' }],
      listings: { ...listings, needs: [draft('a')] },
      payments: { ...payments, arrears: [owes('s')] },
      unread: { conversations: 3, messages: 5, newEnquiries: 3, newestEnquiry: 'new' },
    }),
  ).toEqual([
    'Mei owes $1,500',
    "A payment for your home didn't go through",
    '3 new enquiries',
    'Viewing of a home',
    'Answer the offer for a home',
    'Sign the agreement for a home',
    'Someone else says that your home is theirs',
    'The authority for Bedok Road ends on Nov 30, 2026',
    'Finish the listing of Bedok Road',
    'Is your home still available?',
    'You agreed on a home',
  ]);
});

test('every task but an invitation has one way on', () => {
  const kinds = ['bill-overdue', 'offer-received', 'listing-paused', 'tenancy-ending'] as const;
  for (const { way } of listTasks({ ...emptyDay, notices: kinds.map((kind) => notice(kind)) }))
    expect(way?.label).toBeTruthy();
});

describe('many of a kind are one task', () => {
  test('of notices whose page lists them all', () => {
    const two = ['a', 'b'].map((id) => notice('offer-received', id));
    expect(titles({ notices: two })).toHaveLength(2);
    expect(list({ notices: [...two, notice('offer-received', 'c')] })).toEqual([
      ['3 offers to answer', 'Answer offers', '/offer'],
    ]);
  });

  test('of drafts, all of which are counted', () => {
    const needs = ['a', 'b', 'c'].map(draft);
    expect(list({ listings: { ...listings, needs } })).toEqual([
      ['4 drafts to finish', 'Finish', '/property'],
    ]);
  });

  test('of tenants who are behind, whose notices say nothing more', () => {
    const arrears = ['a', 'b', 'c'].map(owes);
    const notices = ['x', 'y', 'z'].map((id) => notice('bill-overdue', id));
    expect(titles({ notices, payments: { ...payments, arrears } })).toEqual([
      '3 tenants are behind with rent',
    ]);
    const more = ['a', 'b', 'c', 'd', 'e'].map(owes);
    expect(titles({ payments: { ...payments, arrears: more } })).toEqual([
      '5 or more tenants are behind with rent',
    ]);
  });
});

test('one unread conversation is named and opened; several open the inbox', () => {
  const conversation = {
    conversationId: 'one',
    with: 'Amir',
    about: 'Bedok Road',
    text: 'Hello',
    sentAt: '2026-11-19T09:30:00Z',
    isMine: false,
    unseenCount: 2,
  };
  const recentMessages = [{ ...conversation, conversationId: 'read', unseenCount: 0 }, conversation];
  expect(
    list({ recentMessages, unread: { conversations: 1, messages: 2, newEnquiries: 0, newestEnquiry: null } }),
  ).toEqual([['Amir wrote about Bedok Road', 'Reply', '/chat/one']]);
  expect(
    list({
      recentMessages,
      unread: { conversations: 1, messages: 2, newEnquiries: 1, newestEnquiry: 'one' },
    }),
  ).toEqual([['Amir wrote about Bedok Road', 'Reply', '/chat/one?state=new']]);
  expect(
    list({ recentMessages, unread: { conversations: 2, messages: 3, newEnquiries: 0, newestEnquiry: null } }),
  ).toEqual([['2 conversations not read', 'Read and reply', '/chat?unread=1']]);
  expect(
    list({
      recentMessages,
      unread: { conversations: 3, messages: 4, newEnquiries: 2, newestEnquiry: 'new' },
    }),
  ).toEqual([
    ['2 new enquiries', 'Reply', '/chat/new?state=new'],
    ['1 conversation not read', 'Read and reply', '/chat?unread=1'],
  ]);
});

test('viewings of today are a task, unless a notice says so', () => {
  const next = {
    side: 'host',
    home: 'Bedok Road',
    listingId: 'abcdefghijkl',
    slug: 'bedok-road',
    propertyId: 'flatflatflat',
    with: 'Tim',
    startsAt: '2026-11-20T08:00:00Z',
  } as const;
  expect(list({ viewings: { today: 2, next } })).toEqual([
    ['2 viewings today', 'See the viewing', '/property/flatflatflat/viewings'],
  ]);
  expect(titles({ viewings: { today: 0, next } })).toEqual([]);
  expect(
    titles({ viewings: { today: 1, next }, notices: [notice('viewing-soon', 'v', next.startsAt)] }),
  ).toEqual(['Viewing of a home']);
});

test('rent to pay is urgent once it is overdue', () => {
  const next = {
    serviceId: 's',
    billId: 'b',
    type: 'pay',
    cents: 250_000,
    dueOn: '2026-11-15',
    collectOn: null,
    state: 'open',
    isOverdue: true,
    street: '12 Bedok Road',
  } as const;
  const rank = (isOverdue: boolean) =>
    listTasks({
      ...emptyDay,
      notices: [notice('bill-due', 'b')],
      payments: { ...payments, next: { ...next, isOverdue } },
    }).map((task) => task.rank);
  expect(rank(true)).toEqual(['overdue']);
  expect(rank(false)).toEqual(['waiting']);
});
