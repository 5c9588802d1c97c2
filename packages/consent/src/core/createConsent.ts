import {
  type Client,
  type ConsentCookie,
  parseConsentCookie,
  serializeConsentCookie,
} from '@sewa/api/client';
import { type ConsentCategory, type ConsentGrants, consentCategories } from './categories.ts';
import { getSignal } from './getSignal.ts';
import { makeConsentId } from './makeConsentId.ts';
import { type GatedLoader, openGate } from './openGate.ts';
import { storeCookie } from './storedCookie.ts';
import { tellTabs } from './tellTabs.ts';
import type { Traces } from './traces.ts';

/** What is allowed, and whether somebody chose that. */
export type ConsentState<Category extends string = ConsentCategory> = ConsentGrants<Category> & {
  /** False while a page of the server has not been hydrated: then nobody knows what this browser says. */
  readonly isKnown: boolean;
  /** Whether the question as it stands today was answered. */
  readonly done: boolean;
};

/** Where a choice was made: over a page, on the page of cookies, or by the browser's signal. */
export type ConsentSurface = 'banner' | 'page' | 'signal';

/** What consent is made with. */
export interface ConsentOptions<Category extends string = ConsentCategory> {
  /** Writes choices into the ledger. */
  readonly client: Pick<Client, 'recordConsent'>;
  /** Names the question; when it changes, everybody is asked again. */
  readonly revision: string;
  /**
   * What cookies may be for besides what the site cannot do without, by names of letters, digits, - and _.
   * @default ['preferences', 'statistics']
   */
  readonly categories?: readonly Category[];
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
export interface Consent<Category extends string = ConsentCategory> {
  /** The present state; the same object until something changes. */
  getSnapshot(): ConsentState<Category>;
  /** The state on a server, where nothing is known or allowed; always the same object. */
  getServerSnapshot(): ConsentState<Category>;
  /** Calls back after every change; returns what ends it. */
  subscribe(onChange: () => void): () => void;
  /**
   * Keeps a choice at once and records it in the ledger; settles when that is done or has failed. What could not be
   * recorded is tried again when the next page starts.
   */
  choose(grants: ConsentGrants<Category>, surface: ConsentSurface): Promise<void>;
  /**
   * Runs a loader once its category is allowed, now or later, and never before. When it is withdrawn, what the loader
   * gave is called and its traces are deleted. Returns what takes the loader away, running or not.
   */
  gate(category: Category, loader: GatedLoader, traces?: Traces): () => void;
  /** Lets go of the browser. */
  close(): void;
}

const refuseAll = (names: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(names.map((name) => [name, false]));

function makeUnknown<Category extends string>(categories: readonly Category[]): Consent<Category>;
function makeUnknown(categories: readonly string[]): Consent<string> {
  const unknown = { ...refuseAll(categories), isKnown: false, done: false };
  return {
    getSnapshot: () => unknown,
    getServerSnapshot: () => unknown,
    subscribe: () => () => undefined,
    choose: async () => undefined,
    gate: () => () => undefined,
    close: () => undefined,
  };
}

/** What a server renders with: nobody is asked and nothing is allowed. */
export const unknownConsent: Consent = makeUnknown(consentCategories);

/** What a cookie says of each category: those we know have a letter, the others their name. */
const readGrants = (
  { preferences, statistics, others = [] }: ConsentCookie,
  names: readonly string[],
): Record<string, boolean> => ({
  ...refuseAll(names),
  ...Object.fromEntries(others.map((name) => [name, true])),
  preferences,
  statistics,
});

const isSame = (a: ConsentState<string>, b: ConsentState<string>): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => a[name] === b[name]);

/** What a cookie holds of a choice. */
function writeGrants(grants: Readonly<Record<string, boolean>>) {
  const { preferences = false, statistics = false, ...rest } = grants;
  const others = Object.keys(rest).filter((name) => rest[name]);
  return { preferences, statistics, ...(others.length > 0 && { others }) };
}

/** Throws for a choice that could not be read again. */
function assertReadable(choice: ConsentCookie): void {
  if (parseConsentCookie(serializeConsentCookie(choice)) === null)
    throw new RangeError(
      `No cookie can hold the categories "${choice.others?.join('", "')}". Name at most 20, by letters, digits, - and _.`,
    );
}

/**
 * Makes the consent of a page in a browser; without a document, as on a server, nobody is asked and nothing is allowed. It fails closed:
 * a cookie it cannot read allows nothing.
 */
export function createConsent<const Category extends string = ConsentCategory>(
  options: ConsentOptions<Category>,
): Consent<Category>;
export function createConsent(options: ConsentOptions<string>): Consent<string> {
  const names = options.categories ?? consentCategories;
  const unknown = makeUnknown(names);
  return typeof document === 'undefined' ? unknown : openConsent(options, names, unknown);
}

function openConsent(
  options: ConsentOptions<string>,
  names: readonly string[],
  unknown: Consent<string>,
): Consent<string> {
  const { client, revision, cookiePrefix = '', cookieDomain = null, hasSignal = getSignal } = options;
  const cookie = storeCookie(`${cookiePrefix}consent`, cookieDomain);
  const tabs = tellTabs(`${cookiePrefix}consent`, {
    onTold: (choice) => put(parseConsentCookie(choice)),
    onReturn: () => put(cookie.read()),
  });
  const listeners = new Set<() => void>();
  let stored: ConsentCookie | null = null;
  let state = unknown.getSnapshot();

  function put(next: ConsentCookie | null): void {
    stored = next;
    const done = next?.revision === revision;
    const grants = done && next ? readGrants(next, names) : refuseAll(names);
    const now = { ...grants, isKnown: true, done };
    if (isSame(state, now)) return;
    state = now;
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

  async function choose(grants: ConsentGrants<string>, surface: ConsentSurface): Promise<void> {
    const choice: ConsentCookie = {
      consentId: stored?.consentId ?? makeConsentId(),
      revision,
      ...writeGrants(grants),
      hasSignal: hasSignal(),
      isRecorded: false,
    };
    assertReadable(choice);
    cookie.write(choice);
    put(choice);
    tabs.tell(serializeConsentCookie(choice));
    await record(choice, surface);
  }

  function start(): void {
    put(cookie.read());
    const { isKnown: _, done: __, ...grants } = state;
    const isAllowing = Object.values(grants).includes(true);
    // Who allowed something although the signal was on has answered it.
    if (hasSignal() && (!state.done || (isAllowing && !stored?.hasSignal)))
      void choose(refuseAll(names), 'signal');
    else if (stored && state.done && !stored.isRecorded) void record(stored, null);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  start();
  return {
    getSnapshot: () => state,
    getServerSnapshot: unknown.getServerSnapshot,
    subscribe,
    choose,
    gate(category, loader, traces = {}) {
      const gate = openGate(loader, traces);
      const follow = () => gate(state[category] ?? false);
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
