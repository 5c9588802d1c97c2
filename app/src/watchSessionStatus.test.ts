// @vitest-environment jsdom
import { createClient } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { createSession, getSessionStatus } from '@sewa/auth';
import { answersOf, personas, signInAs } from '@sewa/auth/testing';
import type { GuardRequest } from '@sewa/pages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSessionStatus } from './watchSessionStatus.ts';

/** How the server answers control. */
let isDown = false;
let requested = 0;
const ends: (() => void)[] = [];

function open(isSignedIn = true) {
  const { signOut } = signInAs(personas.tenant);
  if (!isSignedIn) signOut();
  const control = async () => {
    requested += 1;
    if (isDown) throw new ApiError({ code: 'R001', status: 503 });
    return answersOf(personas.tenant).control;
  };
  const session = createSession({ client: { control, logOut: async () => 1 } });
  // What a tab listens to it listens to for good: nobody must be left in it for the next test.
  ends.push(signOut, session.refresh, session.close);
  const watch = watchSessionStatus(session);
  return { session, watch, control, sessionStatus: () => getSessionStatus(session.getSnapshot()) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Goes to a page of signed-in people, and tells when the guard lets it pass. */
function goTo({ watch, control }: ReturnType<typeof open>, isSignedInOnly = true) {
  const passed = vi.fn();
  const leaving = new AbortController();
  const request: GuardRequest = {
    row: {
      path: '/profile',
      layout: 'dashboard',
      visibility: 'private',
      guard: { isSignedInOnly },
      page: async () => ({ default: () => null }),
    },
    url: new URL('http://localhost/profile'),
    params: {},
    request: new Request('http://localhost/profile', { signal: leaving.signal }),
    client: createClient({ fetch }),
    // Only control is read.
    preload: control as unknown as GuardRequest['preload'],
  };
  void Promise.resolve(watch.untilKnown(request)).then(passed);
  return { passed, leave: () => leaving.abort() };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isDown = false;
  requested = 0;
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

test('a call that the server failed lets control be asked once, and nobody is logged out', async () => {
  const { watch, sessionStatus } = open();
  isDown = true;
  watch.noteFailure({ status: 503 });
  watch.noteFailure({ status: 0 });
  await settle();
  watch.noteFailure({ status: 0 });
  await settle();
  expect([requested, sessionStatus()]).toEqual([1, 'unknown']);
});

test.each([400, 401, 403, 404, 409, 429])(
  'a call answered with %i is none of its business',
  async (status) => {
    const { watch } = open();
    watch.noteFailure({ status });
    await settle();
    expect(requested).toBe(0);
  },
);

test('of a visitor nothing is asked', async () => {
  const { watch, sessionStatus } = open(false);
  isDown = true;
  watch.noteFailure({ status: 500 });
  dispatchEvent(new Event('offline'));
  await settle();
  expect([requested, sessionStatus()]).toEqual([0, 'none']);
});

test('control is asked again by itself, ever more rarely, until the answer comes', async () => {
  const { watch, sessionStatus } = open();
  isDown = true;
  watch.noteFailure({ status: 503 });
  await settle();
  for (const [wait, times] of [
    [5_000, 2],
    [10_000, 3],
    [20_000, 4],
    [40_000, 5],
    [60_000, 6],
    [60_000, 7],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(requested).toBe(times - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toBe(times);
  }
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([requested, sessionStatus()]).toEqual([8, 'valid']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requested).toBe(8);
});

test('a connection that goes is noticed, and one that comes back ends it at once', async () => {
  const { sessionStatus } = open();
  isDown = true;
  dispatchEvent(new Event('offline'));
  await settle();
  expect(sessionStatus()).toBe('unknown');
  isDown = false;
  dispatchEvent(new Event('online'));
  await settle();
  expect(sessionStatus()).toBe('valid');
  dispatchEvent(new Event('online'));
  await settle();
  expect(requested).toBe(2);
});

test('a page for signed-in people waits until it is known who is there', async () => {
  const opened = open();
  isDown = true;
  const { passed } = goTo(opened);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(passed).not.toHaveBeenCalled();
  expect(opened.sessionStatus()).toBe('unknown');
  isDown = false;
  await opened.session.control();
  await settle();
  expect(passed).toHaveBeenCalledOnce();
});

test('what control refuses is left to the guards, which lead to log-in', async () => {
  const rejected = vi.fn().mockRejectedValue(new ApiError({ code: 'R003', status: 401 }));
  const opened = open();
  const { passed } = goTo({ ...opened, control: rejected });
  await settle();
  expect(rejected).toHaveBeenCalledOnce();
  expect(passed).toHaveBeenCalledOnce();
});

test('a page that is given up waits no longer, and one for everybody never does', async () => {
  const opened = open();
  isDown = true;
  const delayed = goTo(opened);
  const other = goTo(opened, false);
  await settle();
  expect([delayed.passed.mock.calls.length, other.passed.mock.calls.length]).toEqual([0, 1]);
  delayed.leave();
  await settle();
  expect(delayed.passed).toHaveBeenCalledOnce();
});

test('a server that says nothing for ten seconds is asked whether it is there', async () => {
  const opened = open();
  const silent = { ...opened, control: () => new Promise<never>(() => undefined) };
  goTo(silent);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(requested).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested).toBe(1);
});
