import { type Session, visitorSession } from '@sewa/auth';
import { expect, test } from 'vitest';
import { makeLogInSheet } from './makeLogInSheet.ts';

function open() {
  let state = visitorSession.getSnapshot();
  let notify: () => void = () => undefined;
  const session: Session = {
    ...visitorSession,
    getSnapshot: () => state,
    subscribe: (listener) => {
      notify = listener;
      return () => undefined;
    },
  };
  const put = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    notify();
  };
  const paths: string[] = [];
  const load = makeLogInSheet(session, (path) => {
    paths.push(path);
    return Promise.reject(new Error('The page is left.'));
  });
  const request = { title: 'Save Kestrel Heights', path: '/discover/favourites' };
  return { paths, put, ask: () => load({ request, onEnd: () => undefined }) };
}

test('a visitor is asked above their page', async () => {
  const { ask, paths } = open();
  expect(await ask()).toBeTruthy();
  expect(paths).toEqual([]);
});

test('whoever comes after somebody else begins with a new document', async () => {
  const { ask, put, paths } = open();
  put({ isAuthenticated: true, isValid: true });
  put({ isAuthenticated: false, isValid: false });
  await expect(ask()).rejects.toThrow('The page is left.');
  expect(paths).toEqual(['/discover/favourites']);
});

test('whoever left in the middle of sign-up goes on above their page', async () => {
  const { ask, put } = open();
  put({ isAuthenticated: true, isValid: false });
  expect(await ask()).toBeTruthy();
});
