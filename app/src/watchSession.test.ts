// @vitest-environment jsdom
import { type Session, type SessionEvent, visitorSession } from '@sewa/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { rows } from './routes.ts';
import { watchSession } from './watchSession.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const person = {
  isAuthenticated: true,
  isValid: true,
  userTypes: ['Tenant'],
  redirectToOnboard: false,
  isKnown: true,
};

interface TabOptions {
  /** Whether the person logs out in this tab. */
  readonly isOwn?: boolean;
  /** Whether the session is over before the page's script is there. */
  readonly isOver?: boolean;
  /** The corporate the page was rendered for; undefined where it was rendered for nobody. */
  readonly corporate?: string | null | undefined;
}

/** A tab on a page, and how its session ends; `event` is what another tab said of it. */
function openTab(pathname: string, { isOwn = false, isOver = false, corporate }: TabOptions = {}) {
  let state: ReturnType<Session['getSnapshot']> = { ...person, isAuthenticated: !isOver };
  const changes = new Set<() => void>();
  const heard = new Set<(event: SessionEvent) => void>();
  const session: Session = {
    ...visitorSession,
    getSnapshot: () => state,
    subscribe: (onChange) => changes.add(onChange) && (() => undefined),
    listen: (onEvent) => heard.add(onEvent) && (() => undefined),
  };
  const left: string[] = [];
  vi.stubGlobal('location', { pathname, replace: (to: string) => left.push(to) });
  const leaveForLogIn = async () => {
    left.push('/login');
    await new Promise(() => undefined);
  };
  watchSession(session, rows, {
    corporate: { get: () => corporate, leave: () => undefined },
    isOwn: () => isOwn,
    leaveForLogIn,
  });
  return {
    left,
    end: (event: SessionEvent | null = null) => {
      state = { ...person, isAuthenticated: false };
      for (const change of changes) change();
      if (event) for (const listener of heard) listener(event);
    },
  };
}

test.each([
  ['was refused or has grown too old goes to log-in, which remembers it', null, '/login'],
  ['was found to be over in another tab goes to log-in', 'expired', '/login'],
  ['was logged out in another tab goes home', 'loggedOut', '/'],
] as const)('a page of one’s own whose session %s', async (_, event, to) => {
  const { left, end } = openTab('/profile');
  end(event);
  await vi.waitFor(() => expect(left).toEqual([to]));
});

test('a page of one’s own is left to whoever logs out in this very tab', async () => {
  const { left, end } = openTab('/profile', { isOwn: true });
  end();
  await vi.dynamicImportSettled();
  expect(left).toEqual([]);
});

test('a public page stays, however the session ends', async () => {
  const { left, end } = openTab('/discover');
  end('expired');
  await vi.dynamicImportSettled();
  expect(left).toEqual([]);
});

test.each([
  ['of one’s own that was rendered for somebody goes to log-in', '/profile', null, ['/login']],
  ['of one’s own that was rendered for nobody stays: it says why', '/profile', undefined, []],
  ['for everybody stays', '/discover', null, []],
] as const)(
  'a page %s, where the session ended before its script was there',
  async (_, path, corporate, to) => {
    const { left } = openTab(path, { isOver: true, corporate });
    await vi.dynamicImportSettled();
    expect(left).toEqual(to);
  },
);
