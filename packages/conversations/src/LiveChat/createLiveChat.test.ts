import { type Session, visitorSession } from '@sewa/auth';
import type { Chat } from '@sewa/chat';
import { expect, test } from 'vitest';
import { createLiveChat } from './createLiveChat.ts';

/** A session that a test can end. */
function makeSession() {
  let onChange: () => void = () => undefined;
  let isAuthenticated = true;
  const session: Session = {
    ...visitorSession,
    getSnapshot: () => ({ ...visitorSession.getSnapshot(), isAuthenticated }),
    subscribe: (listener) => {
      onChange = listener;
      return () => undefined;
    },
  };
  const change = (isNow: boolean) => {
    isAuthenticated = isNow;
    onChange();
  };
  return { session, change };
}

const makeChat = (wiped: string[] = [], name = 'chat'): Chat =>
  ({ wipe: () => void wiped.push(name) }) as Chat;

test('the first chat is the one of the document', () => {
  const live = createLiveChat(makeSession().session);
  const told: unknown[] = [];
  live.subscribe(() => told.push(live.getSnapshot()));
  const [first, second] = [makeChat(), makeChat()];
  live.adopt(first);
  live.adopt(second);
  expect(told).toEqual([first]);
  expect(live.getSnapshot()).toBe(first);
});

test('it ends with the session, and who logs in next gets none in this document', () => {
  const { session, change } = makeSession();
  const live = createLiveChat(session);
  live.adopt(makeChat());
  change(false);
  expect([live.getSnapshot(), live.hasEnded()]).toEqual([null, true]);
  change(true);
  live.adopt(makeChat());
  expect(live.getSnapshot()).toBeNull();
});

test('what is unsent can be deleted after the end, too', () => {
  const { session, change } = makeSession();
  const live = createLiveChat(session);
  const wiped: string[] = [];
  live.wipe();
  live.adopt(makeChat(wiped));
  change(false);
  live.wipe();
  expect(wiped).toEqual(['chat']);
});
