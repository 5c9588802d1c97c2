import { type Session, visitorSession } from '@sewa/auth';
import type { Chat } from '@sewa/chat';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLiveChat } from './createLiveChat.ts';

/** A session that a test can end. */
function makeSession() {
  let onChange: () => void = () => undefined;
  let isAuthenticated = true;
  let answer: Awaited<ReturnType<Session['control']>> = 'signedIn';
  const session: Session = {
    ...visitorSession,
    control: async () => {
      if (answer === 'signedOut') change(false);
      return answer;
    },
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
  const setAnswer = (next: typeof answer) => {
    answer = next;
  };
  return { session, change, setAnswer };
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

test('a refused chat is started again, later each time, while the session is good or nobody can tell', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { session, setAnswer } = makeSession();
  const live = createLiveChat(session);
  const start = vi.fn(() => () => undefined);
  live.adopt({ start } as unknown as Chat);
  const starts = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return start.mock.calls.length;
  };
  live.noteSignedOut();
  expect([await starts(999), await starts(1)]).toEqual([0, 1]);
  setAnswer('unknown');
  live.noteSignedOut();
  expect([await starts(1_999), await starts(1)]).toEqual([1, 2]);
  setAnswer('signedOut');
  live.noteSignedOut();
  expect([await starts(120_000), live.getSnapshot()]).toEqual([2, null]);
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
