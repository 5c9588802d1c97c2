import type { RouteAnswer } from './routeTypes.ts';

/** Says with every call which corporate its page was drawn for. */
export const CORPORATE_HEADER = 'x-corporate';

/** What it says of a page drawn for somebody who acts for none. */
export const noCorporate = 'none';

/** The corporate of an answer of control: its id, null for somebody who acts for none, undefined for a visitor. */
export const parseCorporate = (control: RouteAnswer<'control'> | undefined): string | null | undefined =>
  control?.user ? control.user.cid : undefined;

/**
 * For which corporate a page in a browser was drawn: what control said first. It stays so as long as the page does; who acts
 * for another one since gets a new page.
 */
export interface PageCorporate {
  /** Id of the corporate, null for none, undefined as long as nobody is known to be signed in. */
  get(): string | null | undefined;
  /** Takes what control says; another corporate than before makes the page stale. */
  learn(corporate: string | null | undefined): void;
  /** Takes that the server refused this page as stale, in its words. */
  refuse(message: string): void;
  /** Gives up what the page still waits for, because it goes. */
  leave(): void;
  /** Ends with the page. */
  readonly signal: AbortSignal;
  /** Why the page is out of date, in words, or null. */
  getStale(): string | null;
  /** Calls back when it has become so; returns what ends it. */
  subscribe(onChange: () => void): () => void;
}

const switched = 'You switched company in another tab. Reload this page to continue.';

/** Makes it for a page; `corporate` as the server drew it, undefined for a page that is the same for everybody. */
export function createPageCorporate(corporate: string | null | undefined): PageCorporate {
  const leaving = new AbortController();
  const listeners = new Set<() => void>();
  let renderedFor = corporate;
  let stale: string | null = null;
  const refuse = (message: string): void => {
    stale = message;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => renderedFor,
    learn(known) {
      if (known === undefined) return;
      if (renderedFor === undefined) renderedFor = known;
      else if (renderedFor !== known && stale === null) refuse(switched);
    },
    refuse,
    leave: () => leaving.abort(),
    signal: leaving.signal,
    getStale: () => stale,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
