import type { Client } from '@sewa/api/client';
import * as messages from '../messages.ts';
import { chooseMode } from './chosenMode.ts';
import { clearCookie, findCookie, hasCookie } from './cookies.ts';
import { openTabs, type SessionEvent } from './openTabs.ts';
import { parseToken, type SessionState, signedOut, type TokenReading } from './parseToken.ts';
import { findStoredEnd, storeEnd } from './storedEnd.ts';
import { forgetName } from './storedName.ts';

/** Options of a session. */
export interface SessionOptions {
  /** Makes the session's calls. */
  readonly client: Pick<Client, 'control' | 'logOut'>;
  /**
   * Prefix of cookie names: the environment and a dash, empty in production.
   * @default ''
   */
  readonly cookiePrefix?: string;
  /**
   * Domain the cookies are shared on, or null for this host only.
   * @default null
   */
  readonly cookieDomain?: string | null;
  /**
   * Milliseconds since 1970.
   * @default Date.now
   */
  readonly now?: () => number;
}

/** Who is signed in, updated by the expiry of the token (by the server's time), by control, and by what happens in this and other tabs. */
export interface Session {
  /** The current state; the same object until something changes. */
  getSnapshot(): SessionState;
  /** Calls back after every change; returns how to stop. */
  subscribe(onChange: () => void): () => void;
  /** Reads the token again. */
  refresh(): void;
  /**
   * Asks the server who is signed in. 'unknown' means that the server couldn't say (no answer, or a server error): then
   * no one is logged out.
   */
  control(): Promise<'signedIn' | 'signedOut' | 'unknown'>;
  /** Logs out here and in every tab; throws if the server doesn't confirm it, and then nothing has changed. */
  logOut(): Promise<void>;
  /**
   * Announces what happened to the session in this tab; every tab then reads the token again. 'expired' and 'loggedOut' delete
   * it first. Announce 'switched' after a switch of the corporate; the page that opens after log-in announces 'loggedIn' itself.
   */
  announce(event: SessionEvent): void;
  /**
   * Calls back after another tab announced something and the token was read again, and after this tab noticed that another logged out;
   * returns how to stop.
   */
  listen(onEvent: (event: SessionEvent) => void): () => void;
  /** Stops listening to the browser. */
  close(): void;
}

/** Milliseconds after which a server that hasn't answered counts as unable to say who is signed in. */
const TIMEOUT = 10_000;

/** The longest a timer of a browser can wait, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** A session in which no one is ever signed in, for rendering on a server. */
export const visitorSession: Session = {
  getSnapshot: () => signedOut,
  subscribe: () => () => undefined,
  refresh: () => undefined,
  control: async () => 'unknown',
  logOut: async () => undefined,
  announce: () => undefined,
  listen: () => () => undefined,
  close: () => undefined,
};

const isSame = (a: SessionState, b: SessionState): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an error means that no one is signed in, as opposed to the server not being able to say. */
const isHttpError = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 401 || error.status === 403);

const isEnd = (event: SessionEvent | null): boolean => event === 'expired' || event === 'loggedOut';

/** Deletes what a person chose once their session has ended; their name only if they logged out. */
function forgetAt(event: SessionEvent | null): void {
  if (isEnd(event)) {
    chooseMode(null);
    storeEnd(null);
  }
  if (event === 'loggedOut') forgetName();
}

/**
 * Creates the session of a page in a browser; without a document, as on a server, it's the visitor's. It fails closed: a token it can't
 * parse is deleted, and no one is signed in.
 */
export function createSession(options: SessionOptions): Session {
  return typeof document === 'undefined' ? visitorSession : openSession(options);
}

function openSession({
  client,
  cookiePrefix = '',
  cookieDomain = null,
  now = Date.now,
}: SessionOptions): Session {
  const tokenName = `${cookiePrefix}accessToken`;
  const listeners = new Set<() => void>();
  const subscribers = new Set<(event: SessionEvent) => void>();
  const tabs = openTabs(`${cookiePrefix}session`);
  const ending = new AbortController();
  let state = signedOut;
  let isKnown = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds; null until the server was asked. */
  let skew: number | null = null;
  let isAsking = false;
  /** Whether another tab is logging out: if nobody is signed in by then, the session hasn't expired. */
  let isLoggingOut = false;
  const findServerTime = () => now() + (skew ?? 0);
  const readToken = (token: string | null): TokenReading | null =>
    token === null ? null : parseToken(token, findCookie(`${cookiePrefix}onboarding`) !== null);

  function put(read: SessionState): void {
    const next = { ...read, isKnown };
    if (isSame(state, next)) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function tell(event: SessionEvent): void {
    for (const subscriber of [...subscribers]) subscriber(event);
  }

  /** No one is signed in. If someone was, they may have logged out without script, by a form that posts the log-out. */
  function noteNobody(): void {
    const end = findStoredEnd();
    storeEnd(null);
    put(signedOut);
    if (end === null) return;
    const event = findServerTime() < end ? 'loggedOut' : 'expired';
    forgetAt(event);
    tabs.announce(event);
    // A log-out that this tab noticed by itself is one it hears of, too.
    if (event === 'loggedOut') tell(event);
  }

  function refresh(): void {
    clearTimeout(timer);
    const reading = readToken(findCookie(tokenName));
    const hasExpired = reading !== null && findServerTime() >= reading.end;
    if (hasExpired && skew === null) {
      // The clock of a device can be hours wrong: before the server was asked, nobody is signed out by it.
      put(reading.state);
      if (!isAsking) void askOnce();
      return;
    }
    if (!reading || hasExpired) {
      if (hasCookie(tokenName)) clearCookie(tokenName, cookieDomain);
      chooseMode(null);
      noteNobody();
      return;
    }
    timer = setTimeout(refresh, Math.min(reading.end - findServerTime(), LONGEST_WAIT));
    storeEnd(reading.end);
    put(reading.state);
  }

  /** Learns the server's time from a token that it has just issued; one that doesn't say when doesn't expire on this page. */
  function learnSkew(before: string | null): void {
    const token = findCookie(tokenName);
    const reading = readToken(token);
    if (!reading) return;
    if (token !== before && reading.issuedAt !== null) skew = reading.issuedAt - now();
    else if (now() >= reading.end) skew = Number.NEGATIVE_INFINITY;
  }

  async function control(): Promise<'signedIn' | 'signedOut' | 'unknown'> {
    const before = findCookie(tokenName);
    if (state.isAuthenticated && before === null) {
      // Another tab has logged out and hasn't said so yet.
      refresh();
      return 'signedOut';
    }
    try {
      const { isAuthenticated } = await client.control({}, { signal: AbortSignal.timeout(TIMEOUT) });
      isKnown = true;
      if (isAuthenticated) learnSkew(before);
      if (isAuthenticated || !state.isAuthenticated) refresh();
      else announceEnd();
      isLoggingOut = false;
      return isAuthenticated ? 'signedIn' : 'signedOut';
    } catch (error) {
      isKnown = isHttpError(error);
      if (isKnown) announce('expired');
      else put(state);
      return isKnown ? 'signedOut' : 'unknown';
    }
  }

  async function askOnce(): Promise<void> {
    isAsking = true;
    await control();
    isAsking = false;
  }

  function announce(event: SessionEvent): void {
    if (isEnd(event)) clearCookie(tokenName, cookieDomain);
    forgetAt(event);
    refresh();
    tabs.announce(event);
  }

  function announceEnd(): void {
    announce(isLoggingOut ? 'loggedOut' : 'expired');
    if (isLoggingOut) tell('loggedOut');
  }

  refresh();
  tabs.listen((event) => {
    isLoggingOut = event === 'loggingOut';
    forgetAt(event);
    refresh();
    if (event) tell(event);
  });
  if (state.isAuthenticated && !isAsking) tabs.announce('loggedIn');
  addEventListener('pageshow', refresh, { signal: ending.signal });
  document.addEventListener('visibilitychange', () => document.hidden || refresh(), {
    signal: ending.signal,
  });

  return {
    getSnapshot: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    refresh,
    control,
    async logOut() {
      tabs.announce('loggingOut');
      const answer: number = await client.logOut();
      if (answer !== 1) throw new Error(messages.logOutFailure);
      isKnown = true;
      announce('loggedOut');
    },
    announce,
    listen(onEvent) {
      subscribers.add(onEvent);
      return () => subscribers.delete(onEvent);
    },
    close() {
      clearTimeout(timer);
      ending.abort();
      tabs.close();
    },
  };
}
