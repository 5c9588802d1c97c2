import type { ConversationEntry, EnquiredHome, EnquiryCard } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { routeKey } from '@sewa/api/swr';
import { within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { openBeforeScript } from '../../test/openScreen.tsx';
import { nur } from '../../test/people.ts';
import ChatPage from '../pages/ChatPage.tsx';
import {
  homeConversation,
  sampleCard,
  sampleEnquiredHomes,
  sampleEntries,
  sampleInbox,
} from '../testing/index.ts';

const { conversationId } = homeConversation;
const home = sampleEnquiredHomes.homes[0]?.id ?? '';
const enquiry = { state: 'new', notFit: null, assignee: null } as const;
const entries: ConversationEntry[] = sampleEntries.map((entry) =>
  entry.conversationId === conversationId ? { ...entry, enquiry } : entry,
);
const conversation = { ...homeConversation, enquiry };

afterEach(() => localStorage.clear());

/** The inbox of a lister at an address, as the server renders it. */
function open(
  address: string,
  {
    list = entries,
    card = sampleCard,
    homes = sampleEnquiredHomes.homes,
  }: { list?: ConversationEntry[]; card?: EnquiryCard; homes?: EnquiredHome[] } = {},
) {
  const enquired = { ...sampleEnquiredHomes, homes };
  const query = Object.fromEntries(new URL(address, 'https://sewa.test').searchParams);
  return openBeforeScript(<ChatPage />, {
    isSignedIn: true,
    pattern: address.startsWith('/chat/') ? '/chat/:conversationId' : '/chat',
    address,
    answers: [
      mockRoute('listConversations', (request) =>
        new URL(request.url).searchParams.has('state') ? list : entries,
      ),
      mockRoute('listEnquiredHomes', enquired),
      mockRoute('getEnquiryCard', card),
      mockRoute('getConversation', conversation),
      mockRoute('getUser', nur),
      ...sampleInbox(),
    ],
    data: {
      [routeKey('getUser')]: nur,
      [routeKey('listConversations')]: entries,
      [routeKey('listConversations', query)]: list,
      [routeKey('listEnquiredHomes')]: enquired,
      [routeKey('getConversation', { conversationId })]: conversation,
      [routeKey('getEnquiryCard', { conversationId })]: card,
    },
  });
}

test('filters are links and a form, and conversations keep them', () => {
  const { container } = open(`/chat?home=${home}&state=new`);
  const page = within(container);
  expect(page.getByRole('link', { name: 'New' }).getAttribute('aria-current')).toBe('true');
  expect(page.getByRole('link', { name: 'Viewing' }).getAttribute('href')).toBe(
    `/chat?home=${home}&state=viewing`,
  );
  expect(page.getByRole('link', { name: 'Unread' }).getAttribute('href')).toBe(
    `/chat?home=${home}&state=new&unread=1`,
  );
  const form = page.getByLabelText<HTMLSelectElement>('Home you rent out').form;
  expect([form?.method, form?.action.endsWith('/chat')]).toEqual(['get', true]);
  expect(container.querySelector('nav li a')?.getAttribute('href')).toBe(
    `/chat/${entries[0]?.conversationId}?home=${home}&state=new`,
  );
});

test('what no conversation matches says so and leads back', async () => {
  const { container } = open('/chat?state=offer', { list: [] });
  const page = within(container);
  expect(page.getByRole('heading', { name: 'No enquiries with an offer' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'Show all messages' }).getAttribute('href')).toBe('/chat');
  expect((await axe.run(container)).violations).toEqual([]);
});

test('an open enquiry has its state, the asker, and replies that wait for a press', async () => {
  const { container } = open(`/chat/${conversationId}`);
  const page = within(container);
  expect(page.getByRole('button', { name: 'Not a fit' }).closest('form')?.method).toBe('post');
  expect(page.getByRole('complementary', { hidden: true }).textContent).toContain('Verified with Singpass');
  const names = within(page.getByRole('group', { name: 'Quick replies' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Available', 'Rent', 'Book a viewing', 'No longer available']);
  expect((await axe.run(container)).violations).toEqual([]);
});

test('who may be told that a home is gone is counted before anything is sent', () => {
  const gone = sampleEnquiredHomes.homes.find(({ waiting }) => waiting > 0);
  const { container } = open(`/chat?home=${gone?.id}`);
  const page = within(container);
  expect(page.getByText("Tell 12 people it's no longer available")).toBeTruthy();
  const button = page.getByRole<HTMLButtonElement>('button', { name: 'Send to 12 people', hidden: true });
  expect(new FormData(button.form ?? undefined).get('message')).toContain("It's no longer available.");
});

test('an asker sees nothing of it', () => {
  const { container } = openBeforeScript(<ChatPage />, {
    isSignedIn: true,
    pattern: '/chat/:conversationId',
    address: `/chat/${conversationId}`,
    answers: sampleInbox(),
    data: {
      [routeKey('getUser')]: nur,
      [routeKey('listConversations')]: sampleEntries,
      [routeKey('listEnquiredHomes')]: { homes: [], isCorporate: false },
      [routeKey('getConversation', { conversationId })]: homeConversation,
    },
  });
  const page = within(container);
  expect(page.queryByRole('search')).toBeNull();
  expect(page.queryByRole('button', { name: 'Not a fit' })).toBeNull();
  expect(page.queryByRole('complementary', { hidden: true })).toBeNull();
});

test('once everybody was told that a home is gone, nothing is left to send', async () => {
  const gone = sampleEnquiredHomes.homes.find(({ status }) => status !== 'live');
  const told = gone ? [{ ...gone, waiting: 0 }] : [];
  const { container } = open(`/chat?home=${gone?.id}`, { homes: told });
  const page = within(container);
  expect(page.getByText('Everyone was told.')).toBeTruthy();
  expect(page.queryByRole('button', { name: /^Send to/, hidden: true })).toBeNull();
  expect((await axe.run(container)).violations).toEqual([]);
});
