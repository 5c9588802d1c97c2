import type { RouteAnswer } from './routeTypes.ts';

/** Names, with every call, the corporate its page was rendered for. */
export const CORPORATE_HEADER = 'x-corporate';

/** Its value for people who act for no corporate. */
export const noCorporate = 'none';

/** The corporate in an answer of control: its id, null for none, undefined for a visitor. */
export const parseCorporate = (control: RouteAnswer<'control'> | undefined): string | null | undefined =>
  control?.user ? control.user.cid : undefined;

/**
 * The corporate that a page in the browser was rendered for, as control first said. It never changes while the page is open;
 * after a switch, the page has to be reloaded.
 */
export interface PageCorporate {
  /** Id of the corporate, null for none, undefined while no one is known to be signed in. */
  get(): string | null | undefined;
  /** Records an answer of control; another corporate than before makes the page stale. */
  learn(corporate: string | null | undefined): void;
  /** Records that the server rejected this page as stale, with its message. */
  refuse(message: string): void;
  /** Abandons open calls, because the page is being left. */
  leave(): void;
  /** Aborted when the page is left. */
  readonly signal: AbortSignal;
  /** Why the page is out of date, in words, or null. */
  getStale(): string | null;
  /** Calls back once the page is stale; returns how to stop. */
  subscribe(onChange: () => void): () => void;
}

const switched = 'You switched company in another tab. Reload this page to continue.';

/** Creates it for a page; `corporate` as rendered by the server, undefined for a public page. */
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
