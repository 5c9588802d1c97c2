import type { ConversationEntry } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { routeKey } from '@sewa/api/swr';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { openBeforeScript } from '../../test/openScreen.tsx';
import { nur } from '../../test/people.ts';
import { HomeHead } from '../Inbox/HomeHead.tsx';
import { homeConversation, sampleEntries, sampleInbox } from '../testing/index.ts';
import ChatPage from './ChatPage.tsx';

const { conversationId } = homeConversation;
const answers = [mockRoute('getUser', nur), ...sampleInbox()];

afterEach(() => localStorage.clear());

/** What the server sent for the inbox, or for a conversation of it. */
function open(address: string, entries: readonly ConversationEntry[] = sampleEntries) {
  return openBeforeScript(<ChatPage />, {
    isSignedIn: true,
    pattern: address === '/chat' ? '/chat' : '/chat/:conversationId',
    address,
    answers: [
      ...(entries === sampleEntries ? [] : [mockRoute('listConversations', [...entries])]),
      ...answers,
    ],
    data: {
      [routeKey('getUser')]: nur,
      [routeKey('listConversations')]: entries,
      [routeKey('getConversation', { conversationId })]: homeConversation,
    },
  });
}

test('the server sends the list and the conversation, and the chat takes over from there', async () => {
  const { container, calls, hydrate } = open(`/chat/${conversationId}`);
  const words = 'Yes, it is. Thursday after 6 pm would work for me.';
  const links = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(sampleEntries.map((entry) => `/chat/${entry.conversationId}`));
  const shown = within(container).getByText(words);
  expect(container.querySelector('form [name="message"]')).not.toBeNull();
  expect(calls).toEqual([]);
  hydrate();
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/chat/stream'));
  expect(within(container).getByText(words)).toBe(shown);
});

test('the home stands at the head with its rent, with the ways to it and to the other side', () => {
  const { container } = open(`/chat/${conversationId}`);
  const page = within(container);
  expect(page.getByText('$2,800 a month')).toBeTruthy();
  expect(page.getByRole('link', { name: '210 Ang Mo Kio Avenue 3' }).getAttribute('href')).toMatch(
    /^\/discover\/tks5zua4nvyt\//,
  );
  expect(page.getByRole('link', { name: 'About Tan Wei Jie' }).getAttribute('href')).toBe(
    `/profile/enquiry/${homeConversation.partyId}`,
  );
});

test('a conversation of a rental shows its home and leads to the rental', () => {
  const rental = { ...homeConversation, conversationContextId: 'rental-rentalrental', partyId: null };
  const { container } = openBeforeScript(<HomeHead conversation={rental} />, {
    isSignedIn: true,
    pattern: '/chat',
    address: '/chat',
    answers,
    data: {},
  });
  const page = within(container);
  expect(page.getByText('$2,800 a month')).toBeTruthy();
  expect(page.getByRole('link', { name: 'See the rental' }).getAttribute('href')).toBe(
    '/contract/rentalrental',
  );
});

test('the title says how many messages are unread', async () => {
  open('/chat').hydrate();
  await waitFor(() => expect(document.title).toBe('(1) Inbox · Sewa'));
});

test('without script a page shows earlier messages, with the ways further up and back to the latest', () => {
  const [message] = homeConversation.messages;
  const messages = message ? [8, 9].map((number) => ({ ...message, messageId: `m${number}`, number })) : [];
  const { container } = openBeforeScript(<ChatPage />, {
    isSignedIn: true,
    pattern: '/chat/:conversationId',
    address: `/chat/${conversationId}?before=10`,
    answers,
    data: {
      [routeKey('getUser')]: nur,
      [routeKey('listConversations')]: sampleEntries,
      [routeKey('getConversation', { conversationId, before: '10' })]: {
        ...homeConversation,
        messages,
        last: 20,
      },
    },
  });
  const page = within(container);
  expect(page.getByRole('link', { name: 'Show earlier messages' }).getAttribute('href')).toBe('?before=8');
  expect(container.querySelector('noscript')?.textContent).toContain('Show latest messages');
});

test.each(['x', '-1', '0', '1', '1e3', ''])('what is no number to end before is ignored: %j', (before) => {
  const { container } = open(`/chat/${conversationId}?before=${before}`);
  expect(within(container).getByRole('log')).toBeTruthy();
});

test('an empty inbox leads to the search', async () => {
  const { container, hydrate } = open('/chat', []);
  hydrate();
  expect(screen.getByRole('heading', { name: 'No messages yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/discover');
  expect((await axe.run(container)).violations).toEqual([]);
});

test('whoever comes from an email can stop more of them', () => {
  const { container } = open(`/chat/${conversationId}?mute`);
  const button = within(container).getByRole<HTMLButtonElement>('button', { name: 'Stop emails' });
  expect([button.form?.method, button.name, button.value]).toEqual(['post', 'form', 'mute']);
});

test('a message to the help desk that waited for log-in is in the form, before script too', async () => {
  const message = 'Is the deposit refundable?';
  const { container, hydrate } = openBeforeScript(<ChatPage />, {
    isSignedIn: true,
    pattern: '/chat/:conversationId',
    address: '/chat/help',
    answers,
    data: { [routeKey('currentPendingAction')]: { kind: 'help', message } },
  });
  const findValue = () => container.querySelector('textarea')?.value;
  expect(findValue()).toBe(message);
  hydrate();
  await waitFor(() => expect(findValue()).toBe(message));
});
