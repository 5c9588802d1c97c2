import { ApiError } from '@sewa/api/errors';
import { axeViolations } from '@sewa/testing/axe';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderChat } from '../../testing/renderChat.tsx';
import { sampleConversations } from '../../testing/sampleChat.ts';
import { ConversationList } from './ConversationList.tsx';

const list = <ConversationList selectedId="priya" conversationHref={(id) => `#${id}`} />;
const conversations = sampleConversations;
const links = () => within(screen.getByRole('navigation', { name: 'Conversations' })).getAllByRole('link');
const status = () => within(screen.getByRole('navigation')).getByRole('status').textContent;
const focused = () => document.activeElement?.getAttribute('href');

test('each conversation is a link that says who, about what, the latest words and what is unread', () => {
  renderChat(list, { conversations });
  const [aisha, marcus] = links();
  expect(aisha?.textContent).toContain(
    '2-bedroom HDB flat on Ang Mo Kio Avenue 3You: Saturday at 2 pm then?',
  );
  expect(marcus?.getAttribute('href')).toBe('#marcus');
  expect(screen.getByRole('link', { name: /^Marcus Lim.*2 unread messages$/ })).toBe(marcus);
  expect(screen.getByRole('link', { name: /^Priya Nair.*Emails muted/, current: 'page' })).toBeTruthy();
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

test('arrows, Home and End move between conversations and stop at the ends', async () => {
  renderChat(list, { conversations });
  links()[0]?.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('#conversation-1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('#oakhill');
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('#daniel');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('#conversation-1');
});

test('the list stays while it is read again, without a connection, and after an error', () => {
  const { set } = renderChat(list, { conversations });
  for (const connection of ['connecting', 'updating', 'offline', 'paused'] as const) {
    set({ connection });
    expect(links()).toHaveLength(conversations.length);
  }
  set({ connection: 'offline', error: new ApiError({ code: 'R001', status: 500 }) });
  expect(links()).toHaveLength(conversations.length);
  expect(status()).toBe("You're offline. Messages will be sent once you're back online.");
});

test('a list that could not be read is read again by a button', async () => {
  const { chat } = renderChat(list, { error: new ApiError({ code: 'R001', status: 500 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(chat.calls).toEqual([['refresh']]);
});

test('more conversations are loaded by a button', async () => {
  const { chat } = renderChat(list, { conversations, hasMore: true });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(chat.calls).toEqual([['loadMore']]);
});

test('updating is said only when it takes a while', () => {
  vi.useFakeTimers();
  const { set } = renderChat(list, { conversations });
  set({ connection: 'updating' });
  expect(status()).toBe('');
  act(() => vi.advanceTimersByTime(800));
  expect(status()).toBe('Updating…');
  set({ connection: 'live' });
  expect(status()).toBe('');
});

test('axe finds no fault in either theme', async () => {
  const { container } = renderChat(list, { conversations, hasMore: true, connection: 'offline' });
  expect(await axeViolations(container)).toEqual([]);
});
