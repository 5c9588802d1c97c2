// @vitest-environment jsdom
import { ApiError } from '@sewa/api/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseMode, findChosenMode } from './chosenMode.ts';
import { createSession, type Session, type SessionOptions, visitorSession } from './createSession.ts';
import type { SessionEvent } from './openTabs.ts';
import { getSessionStatus, signedOut } from './parseToken.ts';
import { storeEnd } from './storedEnd.ts';
import { findStoredName, storeName } from './storedName.ts';

const start = Date.UTC(2026, 10, 21, 4);
const HOUR = 3_600_000;
const open: Session[] = [];
let now = start;

const encode = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const signToken = (payload: unknown): string => `${encode({ alg: 'none' })}.${encode(payload)}.`;

const whole = { exp: (start + HOUR) / 1000, isValid: true, userTypes: ['Tenant'] };

const put = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${name}=${value}; Path=/`;
};

const nobody = { isAuthenticated: false, isValid: false, user: null };
/** A client of a server that has ended the session. */
const ended = { control: async () => nobody, logOut: async () => 1 as const };
const somebody = { isAuthenticated: true, isValid: true, user: { userTypes: ['Tenant'], cid: null } };

function makeSession(options: Partial<SessionOptions> = {}): Session {
  const session = createSession({
    client: { control: async () => somebody, logOut: async () => 1 },
    now: () => now,
    ...options,
  });
  open.push(session);
  return session;
}

beforeEach(() => {
  now = start;
  vi.useFakeTimers();
});

afterEach(() => {
  for (const session of open.splice(0)) session.close();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  storeEnd(null);
});

test('without a document it is the visitor, and no channel is opened', () => {
  const channel = vi.fn();
  vi.stubGlobal('BroadcastChannel', channel);
  vi.stubGlobal('document', undefined);
  const session = createSession({ client: ended });
  vi.unstubAllGlobals();
  expect(session).toBe(visitorSession);
  expect(channel).not.toHaveBeenCalled();
});

describe('the display token', () => {
  test('tells who is signed in', () => {
    put('accessToken', signToken(whole));
    expect(makeSession().getSnapshot()).toEqual({
      isAuthenticated: true,
      isValid: true,
      userTypes: ['Tenant'],
      redirectToOnboard: false,
      isKnown: true,
    });
  });

  test('has the environment before its name, except in production', () => {
    put('dev-accessToken', signToken(whole));
    expect(makeSession({ cookiePrefix: 'dev-' }).getSnapshot().isAuthenticated).toBe(true);
    expect(makeSession().getSnapshot().isAuthenticated).toBe(false);
  });

  test('says that an invitation waits when there is an onboarding cookie', () => {
    put('accessToken', signToken(whole));
    put('onboarding', 'x');
    expect(makeSession().getSnapshot().redirectToOnboard).toBe(true);
  });

  test.each([
    ['lacks exp', { isValid: true, userTypes: [] }],
    ['lacks userTypes', { exp: whole.exp, isValid: true }],
    ['has an exp that is no number', { ...whole, exp: '9999999999' }],
    ['has user types that are no list', { ...whole, userTypes: 'Tenant' }],
    ['has user types that are no names', { ...whole, userTypes: [1] }],
    ['is null', null],
  ])('that %s is cleared, and nobody is signed in', (_, payload) => {
    put('accessToken', signToken(payload));
    expect(makeSession().getSnapshot().isAuthenticated).toBe(false);
    expect(document.cookie).toBe('');
  });

  test.each(['', 'x', 'a.b', 'a.%%%.c', '....', encode('text')])('%j is cleared too', (token) => {
    put('accessToken', token);
    expect(makeSession().getSnapshot().isAuthenticated).toBe(false);
    expect(document.cookie).toBe('');
  });

  test('without isValid means that sign-up is not complete', () => {
    put('accessToken', signToken({ exp: whole.exp, userTypes: [] }));
    expect(makeSession().getSnapshot()).toMatchObject({ isAuthenticated: true, isValid: false });
  });

  test.each([
    ['ends at this moment', start / 1000],
    ['has ended', start / 1000 - 1],
  ])('that %s is cleared once the server says so', async (_, exp) => {
    put('accessToken', signToken({ ...whole, exp }));
    const session = makeSession({ client: ended });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getSnapshot().isAuthenticated).toBe(false);
    expect(document.cookie).toBe('');
  });

  test('ends by itself', async () => {
    put('accessToken', signToken(whole));
    const session = makeSession({ client: ended });
    const told = vi.fn();
    session.subscribe(told);
    now += HOUR;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(session.getSnapshot().isAuthenticated).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
  });

  describe('on a device whose clock is 13 hours ahead', () => {
    const AHEAD = 13 * HOUR;

    function openAhead(issue: (serverTime: number) => object) {
      now = start + AHEAD;
      put('accessToken', signToken(whole));
      const control = vi.fn(async () => {
        const serverTime = now - AHEAD;
        if (serverTime >= whole.exp * 1000) return nobody;
        put('accessToken', signToken(issue(serverTime)));
        return somebody;
      });
      const session = makeSession({ client: { control, logOut: async () => 1 } });
      const statuses = [getSessionStatus(session.getSnapshot())];
      session.subscribe(() => statuses.push(getSessionStatus(session.getSnapshot())));
      return { session, control, statuses };
    }

    test('ends by the time of the server, which is asked once', async () => {
      const { control, statuses } = openAhead((serverTime) => ({ ...whole, iat: serverTime / 1000 }));
      await vi.advanceTimersByTimeAsync(HOUR - 1);
      expect({ statuses, calls: control.mock.calls.length }).toEqual({ statuses: ['valid'], calls: 1 });
      now += HOUR;
      await vi.advanceTimersByTimeAsync(1);
      expect(statuses).toEqual(['valid', 'none']);
    });

    test('stays signed in, if the server answers so without saying when it issued the token', async () => {
      const { control, statuses } = openAhead(() => whole);
      await vi.advanceTimersByTimeAsync(HOUR - 1);
      expect({ statuses, calls: control.mock.calls.length }).toEqual({ statuses: ['valid'], calls: 1 });
    });

    test('stays as it is while the server cannot be reached', async () => {
      now = start + AHEAD;
      put('accessToken', signToken(whole));
      const control = async () => {
        throw new ApiError({ code: 'R003', status: 0 });
      };
      const session = makeSession({ client: { control, logOut: async () => 1 } });
      await vi.advanceTimersByTimeAsync(0);
      expect(session.getSnapshot()).toMatchObject({ isAuthenticated: true, isKnown: false });
      expect(document.cookie).not.toBe('');
    });
  });

  test('is read again when the page is looked at again or comes back from the cache', () => {
    const session = makeSession();
    put('accessToken', signToken(whole));
    dispatchEvent(new Event('pageshow'));
    expect(session.getSnapshot().isAuthenticated).toBe(true);
    put('accessToken', signToken({ ...whole, userTypes: ['Owner'] }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.getSnapshot().userTypes).toEqual(['Owner']);
  });

  test('that says the same again changes nothing and tells nobody', () => {
    put('accessToken', signToken(whole));
    const session = makeSession();
    const told = vi.fn();
    session.subscribe(told);
    const before = session.getSnapshot();
    put('accessToken', signToken({ ...whole, exp: whole.exp + 60 }));
    session.refresh();
    expect(session.getSnapshot()).toBe(before);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('control', () => {
  test('that finds nobody ends the session', async () => {
    put('accessToken', signToken(whole));
    const session = makeSession({ client: ended });
    expect(await session.control()).toBe('signedOut');
    expect(session.getSnapshot().isAuthenticated).toBe(false);
    expect(document.cookie).toBe('');
  });

  test('is not asked once another tab has logged out: the token is gone before its time', async () => {
    put('accessToken', signToken(whole));
    const control = vi.fn(async () => nobody);
    const session = makeSession({ client: { control, logOut: async () => 1 } });
    const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    const noticed = vi.fn();
    session.listen(noticed);
    put('accessToken', '; Max-Age=0');
    expect(await session.control()).toBe('signedOut');
    expect(noticed.mock.calls).toEqual([['loggedOut']]);
    expect(session.getSnapshot().isAuthenticated).toBe(false);
    expect([control.mock.calls.length, told.mock.calls]).toEqual([0, [['loggedOut']]]);
  });
  test('that finds somebody reads the new token', async () => {
    const session = makeSession({
      client: {
        control: async () => {
          put('accessToken', signToken(whole));
          return somebody;
        },
        logOut: async () => 1,
      },
    });
    expect(await session.control()).toBe('signedIn');
    expect(session.getSnapshot().isAuthenticated).toBe(true);
  });

  test.each([401, 403])('that is refused with %i ends the session', async (status) => {
    put('accessToken', signToken(whole));
    const session = makeSession({
      client: {
        control: async () => {
          throw new ApiError({ code: 'R003', status });
        },
        logOut: async () => 1,
      },
    });
    expect(await session.control()).toBe('signedOut');
    expect(session.getSnapshot().isAuthenticated).toBe(false);
  });

  test.each([0, 429, 500, 503])('that cannot be told (%i) logs nobody out', async (status) => {
    put('accessToken', signToken(whole));
    const session = makeSession({
      client: {
        control: async () => {
          throw new ApiError({ code: 'R001', status });
        },
        logOut: async () => 1,
      },
    });
    expect(await session.control()).toBe('unknown');
    expect(session.getSnapshot().isAuthenticated).toBe(true);
  });

  test('that can be told again says so', async () => {
    put('accessToken', signToken(whole));
    let isReachable = false;
    const session = makeSession({
      client: {
        control: async () => {
          if (isReachable) return somebody;
          throw new ApiError({ code: 'R003', status: 0 });
        },
        logOut: async () => 1,
      },
    });
    const statuses = [getSessionStatus(session.getSnapshot())];
    session.subscribe(() => statuses.push(getSessionStatus(session.getSnapshot())));
    await session.control();
    session.refresh();
    isReachable = true;
    await session.control();
    expect(statuses).toEqual(['valid', 'unknown', 'valid']);
  });
});

test.each([
  ['none', {}],
  ['notValid', { isAuthenticated: true }],
  ['valid', { isAuthenticated: true, isValid: true }],
  ['unknown', { isAuthenticated: true, isValid: true, isKnown: false }],
  ['unknown', { isKnown: false }],
])('somebody stands as %s', (sessionStatus, state) => {
  expect(getSessionStatus({ ...signedOut, ...state })).toBe(sessionStatus);
});

describe('between tabs', () => {
  /** Two tabs, and what the second one is told by others. */
  function openTwo() {
    vi.useRealTimers();
    const [here, there] = [makeSession(), makeSession()];
    const heard: SessionEvent[] = [];
    return {
      here,
      there,
      heard: () => vi.waitFor(() => expect(heard.length).toBeGreaterThan(0)).then(() => heard),
      listen: () => there.listen((event) => heard.push(event)),
    };
  }

  test('a log-in is known as soon as the page after it opens', async () => {
    vi.useRealTimers();
    const there = makeSession();
    put('accessToken', signToken(whole));
    makeSession();
    await vi.waitFor(() => expect(there.getSnapshot().isAuthenticated).toBe(true));
  });

  test('a switch of the corporate is told, after the token was read again', async () => {
    put('accessToken', signToken(whole));
    const { here, there, listen, heard } = openTwo();
    listen();
    put('accessToken', signToken({ ...whole, userTypes: ['CorporateUser'] }));
    here.announce('switched');
    expect(await heard()).toContain('switched');
    expect(there.getSnapshot().userTypes).toEqual(['CorporateUser']);
    expect(here.getSnapshot().userTypes).toEqual(['CorporateUser']);
  });

  test('the end of the session is told, and so is one made on purpose', async () => {
    put('accessToken', signToken(whole));
    const { here, there, listen, heard } = openTwo();
    listen();
    here.announce('expired');
    expect(here.getSnapshot().isAuthenticated).toBe(false);
    expect(await heard()).toContain('expired');
    expect(there.getSnapshot().isAuthenticated).toBe(false);
  });

  test('who stopped listening is told nothing more', async () => {
    const { here, there, listen } = openTwo();
    const stopped: SessionEvent[] = [];
    there.listen((event) => stopped.push(event))();
    const told = new Promise((done) => there.listen(done));
    listen();
    here.announce('switched');
    expect(await told).toBe('switched');
    expect(stopped).toEqual([]);
  });

  test('a message of another version has the token read again and tells nobody', async () => {
    const { there, listen } = openTwo();
    const heard: SessionEvent[] = [];
    listen();
    there.listen((event) => heard.push(event));
    put('accessToken', signToken(whole));
    const other = new BroadcastChannel('session');
    other.postMessage('moved-to-mars');
    await vi.waitFor(() => expect(there.getSnapshot().isAuthenticated).toBe(true));
    other.close();
    expect(heard).toEqual([]);
  });
});

describe('an end that no script saw', () => {
  /** What the server does when a form posts the log-out by itself. */
  const clearToken = () => put('accessToken', '; Max-Age=0');

  test('is told by the page that opens next, and the name is forgotten', async () => {
    vi.useRealTimers();
    put('accessToken', signToken(whole));
    const there = makeSession();
    storeName('Nur Aishah');
    const heard = new Promise((done) => there.listen(done));
    clearToken();
    makeSession();
    expect(await heard).toBe('loggedOut');
    expect(there.getSnapshot().isAuthenticated).toBe(false);
    expect(findStoredName()).toBeNull();
  });

  test('is no expiry for a tab that finds out before the one that logs out is answered', async () => {
    vi.useRealTimers();
    put('accessToken', signToken(whole));
    const never = new Promise<1>(() => undefined);
    const here = makeSession({ client: { control: async () => somebody, logOut: () => never } });
    const there = makeSession({ client: ended });
    const told = new Promise((done) => there.listen(done));
    void here.logOut();
    expect(await told).toBe('loggingOut');
    const heard = new Promise((done) => here.listen(done));
    const noticed = vi.fn();
    there.listen(noticed);
    await there.control();
    expect(await heard).toBe('loggedOut');
    expect(noticed.mock.calls).toEqual([['loggedOut']]);
  });
  test('is told once, and by a visitor never', () => {
    const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    makeSession().refresh();
    expect(told).not.toHaveBeenCalled();
    put('accessToken', signToken(whole));
    makeSession();
    clearToken();
    makeSession();
    makeSession();
    dispatchEvent(new Event('pageshow'));
    expect(told.mock.calls).toEqual([['loggedIn'], ['loggedOut']]);
  });

  test('in its time, with no page open, forgets no name', async () => {
    put('accessToken', signToken(whole));
    storeName('Nur Aishah', now);
    makeSession().close();
    now += HOUR;
    const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    makeSession({ client: ended });
    await vi.advanceTimersByTimeAsync(0);
    expect(told.mock.calls).toEqual([['expired']]);
    expect(findStoredName(now)).toBe('Nur Aishah');
    expect(localStorage.getItem('auth.end')).toBeNull();
  });

  test('is told in its time also where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined);
    put('accessToken', signToken(whole));
    makeSession({ client: ended });
    const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    now += HOUR;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(told.mock.calls).toEqual([['expired']]);
  });
});

describe('log-out', () => {
  test('ends the session here and in the other tabs', async () => {
    vi.useRealTimers();
    put('accessToken', signToken(whole));
    const [here, there] = [makeSession(), makeSession()];
    const told = new Promise<void>((done) => there.subscribe(done));
    await here.logOut();
    expect(here.getSnapshot().isAuthenticated).toBe(false);
    await told;
    expect(there.getSnapshot().isAuthenticated).toBe(false);
  });

  test('reaches the other tabs by the storage event where there is no broadcast channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    put('accessToken', signToken(whole));
    const session = makeSession();
    put('accessToken', '');
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(session.getSnapshot().isAuthenticated).toBe(true);
    const heard: SessionEvent[] = [];
    session.listen((event) => heard.push(event));
    dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: 'loggedOut 1' }));
    expect(session.getSnapshot().isAuthenticated).toBe(false);
    expect(heard).toEqual(['loggedOut']);
  });

  test('lives where the browser blocks channels and storage', async () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    );
    for (const area of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(globalThis, area, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      });
    put('accessToken', signToken(whole));
    const session = makeSession();
    expect(session.getSnapshot().isAuthenticated).toBe(true);
    await session.logOut();
    expect(session.getSnapshot().isAuthenticated).toBe(false);
    vi.restoreAllMocks();
  });

  test('tells the others by storage what happened', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    makeSession().announce('switched');
    expect(localStorage.getItem('session')).toBe(`switched ${Date.now()}`);
  });

  test('forgets what was kept of the person', async () => {
    storeName('Nur Aishah');
    const session = makeSession();
    await session.logOut();
    expect(findStoredName()).toBeNull();
  });

  test.each([0, 2, '1', null, { succeed: true }])(
    'that is answered with %j is none: nothing has changed, and it is said',
    async (answer) => {
      put('accessToken', signToken(whole));
      const heard = vi.fn();
      // The server may say anything; the contract knows 1 only.
      const logOut = async () => answer as 1;
      const session = makeSession({ client: { control: async () => somebody, logOut } });
      session.subscribe(heard);
      await expect(session.logOut()).rejects.toMatchObject({ message: 'We will do our best to solve it.' });
      expect(session.getSnapshot().isAuthenticated).toBe(true);
      expect(document.cookie).toContain('accessToken=');
      expect(heard).not.toHaveBeenCalled();
    },
  );

  test('that does not succeed changes nothing and is thrown on', async () => {
    put('accessToken', signToken(whole));
    const session = makeSession({
      client: {
        control: async () => somebody,
        logOut: async () => {
          throw new ApiError({ code: 'R003', status: 0 });
        },
      },
    });
    await expect(session.logOut()).rejects.toBeInstanceOf(ApiError);
    expect(session.getSnapshot().isAuthenticated).toBe(true);
  });
});

describe('the mode somebody chose', () => {
  const told = async (event: SessionEvent) => {
    vi.useRealTimers();
    const session = makeSession();
    const heard = new Promise((done) => session.listen(done));
    const other = new BroadcastChannel('session');
    other.postMessage(event);
    await heard;
    other.close();
    return session;
  };

  beforeEach(() => {
    put('accessToken', signToken(whole));
    chooseMode('consumer');
  });
  afterEach(() => chooseMode(null));

  test('stays while they are signed in, whichever corporate they act for', async () => {
    const session = makeSession();
    session.refresh();
    await session.control();
    session.announce('switched');
    expect(findChosenMode()).toBe('consumer');
    await told('switched');
    expect(findChosenMode()).toBe('consumer');
    expect(sessionStorage.getItem('auth.mode')).toBe('"consumer"');
  });

  test('is forgotten at log-out, for good', async () => {
    await makeSession().logOut();
    expect(findChosenMode()).toBeNull();
    expect(sessionStorage.getItem('auth.mode')).toBeNull();
  });

  test('is forgotten when the token ends', async () => {
    makeSession({ client: ended });
    now += HOUR;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(findChosenMode()).toBeNull();
  });

  test('is forgotten when control finds nobody', async () => {
    await makeSession({ client: ended }).control();
    expect(findChosenMode()).toBeNull();
  });

  test('is forgotten by a page that opens after the end', async () => {
    put('accessToken', signToken({ ...whole, exp: start / 1000 }));
    makeSession({ client: ended });
    await vi.advanceTimersByTimeAsync(0);
    expect(findChosenMode()).toBeNull();
    expect(sessionStorage.getItem('auth.mode')).toBeNull();
  });

  test.each(['loggedOut', 'expired'] as const)(
    "is forgotten when another tab says '%s', although somebody else has logged in by then",
    async (event) => {
      const session = await told(event);
      expect(session.getSnapshot().isAuthenticated).toBe(true);
      expect(findChosenMode()).toBeNull();
      expect(sessionStorage.getItem('auth.mode')).toBeNull();
    },
  );
});

test('two tokens of one name are as good as none', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    `accessToken=${signToken(whole)}; accessToken=${signToken(whole)}`,
  );
  expect(makeSession().getSnapshot().isAuthenticated).toBe(false);
  vi.restoreAllMocks();
});

test("the visitor's session is for servers: nobody is ever signed in", async () => {
  expect(visitorSession.getSnapshot().isAuthenticated).toBe(false);
  expect(await visitorSession.control()).toBe('unknown');
  await visitorSession.logOut();
});
