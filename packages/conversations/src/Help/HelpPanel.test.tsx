import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { type Session, visitorSession } from '@sewa/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import { nur } from '../../test/people.ts';
import { createLiveChat } from '../LiveChat/createLiveChat.ts';
import { helpConversation, sampleEntries, sampleInbox } from '../testing/index.ts';
import { HelpPanel } from './HelpPanel.tsx';

afterEach(() => localStorage.clear());

/** A session that ends when the test says so. */
function makeSession(isAuthenticated: boolean) {
  const listeners = new Set<() => void>();
  let state = { ...visitorSession.getSnapshot(), isAuthenticated, isValid: isAuthenticated };
  const session: Session = {
    ...visitorSession,
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const end = () => {
    state = { ...state, isAuthenticated: false };
    for (const listener of listeners) listener();
  };
  return { session, end };
}

function open(isSignedIn: boolean, answers = sampleInbox()) {
  const { session, end } = makeSession(isSignedIn);
  const screenOf = openScreen(<HelpPanel session={session} liveChat={createLiveChat(session)} />, {
    answers: [mockRoute('getUser', nur), ...answers],
  });
  return { ...screenOf, end };
}

const own = helpConversation.messages[0]?.text ?? '';

test('a visitor is led to log-in by way of the page of the chat, and nothing is asked', async () => {
  const { calls } = open(false);
  expect(screen.getByRole('link', { name: 'Log in to chat' }).getAttribute('href')).toBe('/chat/help');
  expect(calls).toEqual([]);
});

test('whoever asked before sees their conversation, and after log-out nothing of it', async () => {
  const { end } = open(true);
  await waitFor(() => expect(screen.queryByText(own)).not.toBeNull());
  act(end);
  expect(screen.queryByText(own)).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in to chat' })).toBeTruthy();
});

test('the first message begins the conversation, and the focus goes on to the next one', async () => {
  const started = { conversationId: helpConversation.conversationId, isNew: true };
  const { calls } = open(true, [
    mockRoute('startConversation', started),
    ...sampleInbox({ entries: sampleEntries.slice(0, 1) }),
  ]);
  await userEvent.fill(await screen.findByLabelText(/^Your message/), own);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('log')).not.toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' })));
  expect(calls).toContainEqual({
    name: 'POST /api/chat/start',
    body: { contextId: 'help', message: own },
  });
});

test('where the chat cannot be had, its page is offered', async () => {
  open(true, [mockRoute('helpLogIn', new ApiError({ code: 'R001', status: 500 }))]);
  expect(await screen.findByText("We can't open the chat right now.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the chat' })).toBeTruthy();
});
