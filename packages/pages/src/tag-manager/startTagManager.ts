import type { PageRow } from '../page.ts';
import { isTaggedPage } from './isTaggedPage.ts';
import { type TagManagerSettings, tagManagerOrigin } from './tagManagerSources.ts';

/** What the tag manager's tags may leave in a browser. */
export interface TagTraces {
  readonly cookies: readonly string[];
}

/** Calls `start` while the person allows statistics, now or later, and what it gives once they no longer do. */
export type TagGate = (start: () => () => void, traces: TagTraces) => void;

/** The tag manager of one document. */
export interface StartedTagManager {
  /**
   * Loads `url` from the server if the tag manager is loaded, but is no longer allowed or may not be on that page; the promise then never
   * settles.
   */
  readonly leaveIfUnwanted: (url: URL, row: Pick<PageRow, 'guard'> | null) => Promise<void> | undefined;
}

/** What is deleted once statistics are no longer allowed, also on a page without the tag manager. */
export const tagTraces: TagTraces = { cookies: ['_ga*', '_gid', '_gat*'] };

function insertScript({ id, url }: TagManagerSettings): void {
  const page: typeof globalThis & { dataLayer?: unknown[] } = globalThis;
  page.dataLayer ??= [];
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${url ?? tagManagerOrigin}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * Loads the tag manager once statistics are allowed; Consent Mode has told it what else is. A script can't be unloaded: once
 * consent is withdrawn, Consent Mode silences its tags, and the next page is a document without it; so is a page it may not be on.
 */
export function startTagManager(settings: TagManagerSettings, gate: TagGate): StartedTagManager {
  let isLoaded = false;
  let isAllowed = false;
  gate(() => {
    isAllowed = true;
    if (!isLoaded) insertScript(settings);
    isLoaded = true;
    return () => {
      isAllowed = false;
    };
  }, tagTraces);
  return {
    leaveIfUnwanted: (url, row) => {
      if (!isLoaded || (isAllowed && isTaggedPage(row))) return undefined;
      location.assign(url);
      return new Promise<void>(() => undefined);
    },
  };
}
