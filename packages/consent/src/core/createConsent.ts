import {
  type Client,
  type ConsentCookie,
  parseConsentCookie,
  serializeConsentCookie,
} from '@sewa/api/client';
import { type ConsentCategory, type ConsentGrants, nothingGranted } from './categories.ts';
import { getSignal } from './getSignal.ts';
import { makeConsentId } from './makeConsentId.ts';
import { type GatedLoader, openGate } from './openGate.ts';
import { storeCookie } from './storedCookie.ts';
import { tellTabs } from './tellTabs.ts';
import type { Traces } from './traces.ts';

/** What is allowed, and whether somebody chose that. */
export interface ConsentState extends ConsentGrants {
  /** False while a page of the server has not been hydrated: then nobody knows what this browser says. */
  readonly isKnown: boolean;
  /** Whether the question as it stands today was answered. */
  readonly done: boolean;
}

/** Where a choice was made: over a page, on the page of cookies, or by the browser's signal. */
export type ConsentSurface = 'banner' | 'page' | 'signal';

/** What consent is made with. */
export interface ConsentOptions {
  /** Writes choices into the ledger. */
  readonly client: Pick<Client, 'recordConsent'>;
  /** Names the question; when it changes, everybody is asked again. */
  readonly revision: string;
  /**
   * Stands before the name of the cookie: the environment and a dash, nothing in production.
   * @default ''
   */
  readonly cookiePrefix?: string;
  /**
   * Domain the cookie is shared on, or null for this host only.
   * @default null
   */
  readonly cookieDomain?: string | null;
  /**
   * Whether the browser asks not to be followed.
   * @default navigator.globalPrivacyControl
   */
  readonly hasSignal?: () => boolean;
}

/** What somebody allows in this browser, kept current, and the gate before everything that needs it. */
export interface Consent {
  /** The present state; the same object until something changes. */
  getSnapshot(): ConsentState;
  /** Calls back after every change; returns what ends it. */
  subscribe(onChange: () => void): () => void;
  /**
   * Keeps a choice at once and records it in the ledger; settles when that is done or has failed. What could not be
   * recorded is tried again when the next page starts.
   */
  choose(grants: ConsentGrants, surface: ConsentSurface): Promise<void>;
  /**
   * Runs a loader once its category is allowed, now or later, and never before. When it is withdrawn, what the loader
   * gave is called and its traces are deleted. Returns what takes the loader away, running or not.
   */
  gate(category: ConsentCategory, loader: GatedLoader, traces?: Traces): () => void;
  /** Lets go of the browser. */
  close(): void;
}

const unknown: ConsentState = { ...nothingGranted, isKnown: false, done: false };

/** What a server renders with: nobody is asked and nothing is allowed. */
export const unknownConsent: Consent = {
  getSnapshot: () => unknown,
  subscribe: () => () => undefined,
  choose: async () => undefined,
  gate: () => () => undefined,
  close: () => undefined,
};

/**
 * Makes the consent of a page in a browser; without a document, as on a server, nobody is asked and nothing is allowed. It fails closed:
 * a cookie it cannot read allows nothing.
 */
export function createConsent(options: ConsentOptions): Consent {
  return typeof document === 'undefined' ? unknownConsent : openConsent(options);
}

function openConsent(options: ConsentOptions): Consent {
  const { client, revision, cookiePrefix = '', cookieDomain = null, hasSignal = getSignal } = options;
  const cookie = storeCookie(`${cookiePrefix}consent`, cookieDomain);
  const tabs = tellTabs(`${cookiePrefix}consent`, {
    onTold: (choice) => put(parseConsentCookie(choice)),
    onReturn: () => put(cookie.read()),
  });
  const listeners = new Set<() => void>();
  let stored: ConsentCookie | null = null;
  let state = unknown;

  function put(next: ConsentCookie | null): void {
    stored = next;
    const done = next?.revision === revision;
    const { preferences, statistics } = (done && next) || nothingGranted;
    const isSame =
      state.isKnown &&
      state.done === done &&
      state.preferences === preferences &&
      state.statistics === statistics;
    if (isSame) return;
    state = { isKnown: true, done, preferences, statistics };
    for (const listener of [...listeners]) listener();
  }

  async function record(choice: ConsentCookie, surface: ConsentSurface | null): Promise<void> {
    const { isRecorded: _, ...said } = choice;
    try {
      await client.recordConsent({ body: { ...said, surface, done: true } });
      if (stored === choice) stored = { ...choice, isRecorded: true };
    } catch {
      // Not recorded, as the cookie says: the next page tries again.
    }
    // The answer brings this choice as a cookie; another one may have been made meanwhile.
    if (stored) cookie.write(stored);
  }

  function choose(grants: ConsentGrants, surface: ConsentSurface): Promise<void> {
    const { preferences, statistics } = grants;
    const choice: ConsentCookie = {
      consentId: stored?.consentId ?? makeConsentId(),
      revision,
      preferences,
      statistics,
      hasSignal: hasSignal(),
      isRecorded: false,
    };
    cookie.write(choice);
    put(choice);
    tabs.tell(serializeConsentCookie(choice));
    return record(choice, surface);
  }

  function start(): void {
    put(cookie.read());
    const isAllowing = state.preferences || state.statistics;
    // Who allowed something although the signal was on has answered it.
    if (hasSignal() && (!state.done || (isAllowing && !stored?.hasSignal)))
      void choose(nothingGranted, 'signal');
    else if (stored && state.done && !stored.isRecorded) void record(stored, null);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  start();
  return {
    getSnapshot: () => state,
    subscribe,
    choose,
    gate(category, loader, traces = {}) {
      const gate = openGate(loader, traces);
      const follow = () => gate(state[category]);
      const leave = subscribe(follow);
      follow();
      return () => {
        leave();
        gate(false);
      };
    },
    close: tabs.close,
  };
}
