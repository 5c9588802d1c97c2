import type { ChatMessage } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { axeViolations } from '@sewa/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ChatState, OpenConversation } from '../../core/Chat.ts';
import { makeAbout, makeEvent, makeMessage, makeOpen, NOW } from '../../testing/makeConversation.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { sampleState, sampleUnsent } from '../../testing/sampleChat.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { Conversation } from './Conversation.tsx';

const conversation = (
  <Conversation conversationId="conversation-1" backHref="/chat" fileHref={samplePicture} />
);

const log = () => screen.getByRole('log', { name: 'Messages with Aisha Tan' });
const news = () =>
  log().nextElementSibling?.textContent ?? log().parentElement?.lastElementChild?.textContent;
const fromEnd = () => Math.abs(Math.round(log().scrollTop));

/** As many messages of the other side as asked for, each of two lines. */
const listMessages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    makeMessage({ number: from + index, text: `Message ${from + index}\nand a second line` }),
  );

const usersWhoRead = (mine: number, theirs = 0) =>
  makeAbout().users.map((user) => ({ ...user, readNumber: user.isMe ? mine : theirs }));

const opened = (fields: Partial<OpenConversation>): Partial<ChatState> => ({
  open: { 'conversation-1': makeOpen(fields) },
});

const withRead = (messages: readonly ChatMessage[], mine = messages.at(-1)?.number ?? 0) =>
  opened({ messages, about: makeAbout({ users: usersWhoRead(mine) }) });

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  return () => vi.restoreAllMocks();
});

test('the messages are a log that is silent itself and can be scrolled by keyboard', () => {
  renderChat(conversation, sampleState());
  expect(log().getAttribute('aria-live')).toBe('off');
  expect(log().tabIndex).toBe(0);
  expect(within(log()).getByText('Yesterday')).toBeTruthy();
  expect(within(log()).getByText('Today')).toBeTruthy();
  expect(within(log()).getByText('Seen').previousElementSibling).toBeNull();
  expect(within(log()).getByRole('img', { name: 'Photo: balcony.jpg' })).toBeTruthy();
  expect(within(log()).getByRole('link', { name: 'PDF: Floor plan 08-1234.pdf' })).toBeTruthy();
});

test('messages that come in within a second are one announcement, and one alone is read out', () => {
  vi.useFakeTimers();
  const messages = listMessages(1, 2);
  const { set } = renderChat(conversation, withRead(messages));
  const arrive = (added: readonly ChatMessage[], milliseconds: number) => {
    messages.push(...added);
    set(withRead([...messages]));
    act(() => vi.advanceTimersByTime(milliseconds));
  };
  arrive([makeMessage({ number: 3 })], 400);
  arrive([makeMessage({ number: 4 })], 400);
  expect(news()).toBe('');
  arrive([makeMessage({ number: 5 })], 200);
  expect(news()).toBe('3 new messages');
  arrive([makeMessage({ number: 6, userId: 'me', text: 'My own' })], 2_000);
  expect(news()).toBe('3 new messages');
  arrive([makeMessage({ number: 7, text: 'Are you there?' })], 1_000);
  expect(news()).toBe('Aisha Tan: Are you there?');
  arrive([makeEvent({ number: 8, text: 'The home was let.' })], 1_000);
  expect(news()).toBe('The home was let.');
});

test('hostile texts are words, and links lead where they say', () => {
  const { container } = renderChat(
    conversation,
    opened({
      about: makeAbout({ contextName: '<b>Home</b>\u202e' }),
      messages: [
        '<img src=x onerror="document.title=1">',
        'javascript:alert(1) https://dbs.com.sg@login.example/ \u202ehttps://sewa.sg/map.',
      ].map((text, index) => makeMessage({ number: index + 1, text })),
    }),
  );
  expect(container.querySelector('img, b, script')).toBeNull();
  expect(container.textContent).not.toContain('\u202e');
  const [link, ...others] = within(log()).getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('https://sewa.sg/map');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect(link?.getAttribute('target')).toBe('_blank');
  for (const words of log().querySelectorAll('p'))
    expect([words.dir, getComputedStyle(words).unicodeBidi, getComputedStyle(words).whiteSpace]).toEqual([
      'auto',
      'isolate',
      'pre-wrap',
    ]);
});

test('what is unsent stands at the end with its state, and can be retried or deleted', async () => {
  const { chat } = renderChat(conversation, sampleState({ unsent: sampleUnsent }));
  const rows = within(log()).getAllByRole('listitem').slice(-3);
  expect(rows.map((row) => row.textContent)).toEqual([
    'YouCould we also see the other room?Not sentRetryDelete',
    'YouWe are free all afternoon.Sending…',
    'YouSee you on Saturday!Waiting to sendDelete',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(chat.getSnapshot().unsent.map(({ state }) => state)).toEqual(['sending', 'sending', 'waiting']);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(chat.getSnapshot().unsent.map(({ key }) => key)).toEqual(['failed', 'sending']);
});

test('a message that is refused is announced, with the reason in sight', () => {
  vi.useFakeTimers();
  const { set } = renderChat(conversation, sampleState({ unsent: sampleUnsent.slice(1) }));
  const error = new ApiError({ code: 'R003', status: 403 });
  set({ unsent: sampleUnsent.slice(1).map((message) => ({ ...message, state: 'failed' as const, error })) });
  act(() => vi.advanceTimersByTime(1_000));
  expect(news()).toBe("Your message wasn't sent.");
  expect(screen.getAllByText("You can't send messages in this conversation.")).toHaveLength(2);
});

test('messages are marked as read once their end is in view in a tab that is looked at', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { chat } = renderChat(conversation, withRead(listMessages(1, 3), 1));
  expect(chat.calls).toEqual([]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(chat.calls).toEqual([['markRead', 'conversation-1', 3]]);
});

test('a log opens at what is new, and marks it as read only when its end is reached', async () => {
  const { chat } = renderChat(conversation, withRead(listMessages(1, 40), 20));
  const line = within(log()).getByText('New messages');
  const below = line.getBoundingClientRect().top - log().getBoundingClientRect().top;
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(60);
  expect(chat.calls).toEqual([]);
  log().scrollTop = 0;
  await waitFor(() => expect(chat.calls).toEqual([['markRead', 'conversation-1', 40]]));
});

test('one’s own messages are not marked as read', () => {
  const { chat } = renderChat(conversation, withRead([makeMessage({ number: 1, userId: 'me' })], 0));
  expect(chat.calls).toEqual([]);
});

test('nothing moves when older messages come in above, or new ones below while somebody reads further up', async () => {
  const { set } = renderChat(conversation, withRead(listMessages(51, 100)));
  log().scrollTop = -900;
  await waitFor(() => expect(fromEnd()).toBe(900));
  const place = () => Math.round(screen.getByText(/^Message 80 /).getBoundingClientRect().top);
  const before = place();
  set(withRead(listMessages(1, 100)));
  expect(place()).toBe(before);
  set(withRead([...listMessages(1, 100), makeMessage({ number: 101 })], 100));
  expect(place()).toBe(before);
  await userEvent.click(await screen.findByRole('button', { name: 'New messages' }));
  await waitFor(() => expect(fromEnd()).toBe(0));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull());
});

test('at its end a log follows what comes in', () => {
  const { set } = renderChat(conversation, withRead(listMessages(1, 40)));
  set(withRead(listMessages(1, 41)));
  expect(fromEnd()).toBe(0);
  const last = screen.getByText(/^Message 41 /).getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(log().getBoundingClientRect().bottom);
});

test('older messages are loaded by a link, which without script leads to a page with them', async () => {
  const { chat } = renderChat(
    conversation,
    opened({ messages: listMessages(51, 52), hasOlder: true, about: makeAbout({ users: usersWhoRead(52) }) }),
  );
  const { href } = location;
  const link = screen.getByRole('link', { name: 'Show earlier messages' });
  expect(link.getAttribute('href')).toBe('?before=51');
  await userEvent.click(link);
  expect([chat.calls, location.href]).toEqual([[['loadOlder', 'conversation-1']], href]);
});

test('only the last message that asks for money is warned of, and never one’s own', () => {
  const risky = 'Please transfer the deposit first to hold the room.';
  renderChat(
    conversation,
    withRead([
      makeMessage({ number: 1, text: risky }),
      makeMessage({ number: 2, text: risky }),
      makeMessage({ number: 3, userId: 'me', text: risky }),
    ]),
  );
  const warning = screen.getByText("Never pay before you've seen the home.");
  expect(warning.closest('li')?.textContent).toContain(`Aisha Tan${risky}${risky}`);
});

test('emails are muted from the menu, and the line that says so can be dismissed', async () => {
  const { chat } = renderChat(conversation, sampleState());
  await userEvent.click(screen.getByRole('button', { name: 'Conversation options' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mute emails' }));
  expect(chat.calls).toEqual([['setMuted', 'conversation-1', true]]);
  expect(await screen.findByText("You won't get emails about this conversation.")).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText("You won't get emails about this conversation.")).toBeNull();
});

test('somebody is blocked after a question, and unblocked where the composer was', async () => {
  const { chat, set } = renderChat(conversation, sampleState());
  await userEvent.click(screen.getByRole('button', { name: 'Conversation options' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block Aisha Tan' }));
  expect(chat.calls).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  expect(chat.calls).toEqual([['setBlocked', 'conversation-1', { userId: 'aisha' }, true]]);
  set(opened({ about: makeAbout({ isBlocked: true }) }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(chat.calls.at(-1)).toEqual(['setBlocked', 'conversation-1', { userId: 'aisha' }, false]);
});

test('the help desk cannot be blocked', async () => {
  renderChat(conversation, opened({ about: makeAbout({ conversationContextId: 'help' }) }));
  await userEvent.click(screen.getByRole('button', { name: 'Conversation options' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Mute emails']);
});

test('a message is reported with a reason and one’s own words; Tab reaches one button, the arrows the others', async () => {
  const { chat } = renderChat(conversation, withRead(listMessages(1, 3)));
  const buttons = screen.getAllByRole('button', { name: 'Report message' });
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  buttons[2]?.focus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Report message' });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Scam or asks for money' }));
  await userEvent.fill(within(dialog).getByRole('textbox'), 'Wants a\ndeposit');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  expect(chat.calls).toEqual([
    ['report', 'conversation-1', 'message-2', 'Scam or asks for money: Wants a deposit'],
  ]);
  expect(await screen.findByText("Thanks for telling us. We'll look into it.")).toBeTruthy();
});

test('a conversation that is missing or could not be read says so', async () => {
  const { set, chat } = renderChat(conversation, opened({ state: 'missing', about: null }));
  expect(screen.getByRole('link', { name: 'All messages' }).getAttribute('href')).toBe('/chat');
  set(opened({ state: 'failed', about: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(chat.calls).toEqual([['refresh']]);
});

test('axe finds no fault in either theme', async () => {
  const { container } = renderChat(conversation, sampleState({ unsent: sampleUnsent }));
  expect(await axeViolations(container)).toEqual([]);
});
