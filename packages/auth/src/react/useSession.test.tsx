// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { type Session, visitorSession } from '../core/createSession.ts';
import { type SessionState, signedOut } from '../core/parseToken.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useSession } from './useSession.ts';
import { useSessionStore } from './useSessionStore.ts';

const tenant: SessionState = {
  isAuthenticated: true,
  isValid: true,
  userTypes: ['Tenant'],
  redirectToOnboard: false,
  isKnown: true,
};

function makeSession(first: SessionState): Session & { put(state: SessionState): void } {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    ...visitorSession,
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

let renders = 0;

function Store() {
  useSessionStore();
  return null;
}

function Who() {
  renders += 1;
  return <p>{useSession((state) => (state.isAuthenticated ? 'somebody' : 'nobody'))}</p>;
}

afterEach(cleanup);

test('a component shows who is signed in and is drawn again only when what it picked changes', () => {
  const session = makeSession(tenant);
  render(
    <SessionProvider session={session}>
      <Who />
    </SessionProvider>,
  );
  expect(screen.getByText('somebody').textContent).toBe('somebody');
  renders = 0;
  act(() => session.put({ ...tenant, userTypes: ['Owner'] }));
  expect(renders).toBe(0);
  act(() => session.put(signedOut));
  expect(screen.getByText('nobody').textContent).toBe('nobody');
});

test('what a server renders is the page of a visitor', () => {
  expect(
    renderToString(
      <SessionProvider session={makeSession(tenant)}>
        <Who />
      </SessionProvider>,
    ),
  ).toBe('<p>nobody</p>');
});

test('a hook outside a provider says what to do', () => {
  expect(() => renderToString(<Store />)).toThrow('Add one above.');
});
