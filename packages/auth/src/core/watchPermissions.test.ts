import { expect, test, vi } from 'vitest';
import { type SessionState, signedOut } from './parseToken.ts';
import { watchPermissions } from './watchPermissions.ts';

function start() {
  let state: SessionState = signedOut;
  let now = 0;
  const listeners = new Set<() => void>();
  const reload = vi.fn();
  const session = {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const watch = watchPermissions(session, reload, () => now);
  return {
    watch,
    reload,
    wait: (time: number) => {
      now += time;
    },
    put: (next: Partial<SessionState>) => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
  };
}

test('rules are read again whenever who is signed in changes', () => {
  const { put, reload } = start();
  put({ isAuthenticated: true, userTypes: ['Tenant'] });
  put({ userTypes: ['Tenant', 'Owner'] });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('that the server cannot be reached is no change of the user', () => {
  const { put, reload } = start();
  put({ isKnown: false });
  expect(reload).not.toHaveBeenCalled();
});

test('a refusal has them read again once; refused with fresh rules, nothing more is asked', () => {
  const { watch, reload, wait } = start();
  watch.noteFailure({ status: 403 });
  watch.noteFailure({ status: 403 });
  wait(59_999);
  watch.noteFailure({ status: 403 });
  expect(reload).toHaveBeenCalledTimes(1);
  wait(1);
  watch.noteFailure({ status: 403 });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('another user may be refused at once', () => {
  const { watch, put, reload } = start();
  watch.noteFailure({ status: 403 });
  put({ isAuthenticated: true });
  watch.noteFailure({ status: 403 });
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each([0, 400, 401, 404, 409, 500])('a failure with %i has nothing read again', (status) => {
  const { watch, reload } = start();
  watch.noteFailure({ status });
  expect(reload).not.toHaveBeenCalled();
});

test('who let go of the session hears nothing of it', () => {
  const { watch, put, reload } = start();
  watch.close();
  put({ isAuthenticated: true });
  expect(reload).not.toHaveBeenCalled();
});
