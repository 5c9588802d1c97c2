import { getTabStorage, type TabStorage } from '../tabStorage.ts';

const guardKey = 'sewa:reloaded-at';
const GUARD_TIME = 10_000;
const INTERVAL = 5 * 60_000;

/**
 * Tells whether the page may be loaded anew now: not twice within ten seconds, and not without a connection, where it would
 * not come back. Remembers that it was.
 */
export function mayReload(storage: TabStorage, now: number, isConnected = navigator.onLine): boolean {
  if (!isConnected) return false;
  const before = Number(storage.getItem(guardKey));
  if (before > 0 && now - before < GUARD_TIME) return false;
  try {
    storage.setItem(guardKey, String(now));
  } catch {
    // Full.
  }
  return true;
}

/** What the browser knows of newer builds. */
export interface VersionWatch {
  /** Loads `url` from the server when a newer build is out; the promise then never settles, since the page goes away. */
  readonly leaveIfOutdated: (url: URL) => Promise<void> | undefined;
  readonly check: () => Promise<void>;
}

/** Asks now and then which build is the latest, with a parameter that defeats caches; hidden tabs do not ask. */
export function watchVersion(buildId: string): VersionWatch {
  let isOutdated = false;
  const check = async () => {
    if (document.visibilityState === 'hidden' || isOutdated) return;
    try {
      const response = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' });
      if (!response.ok) return;
      const latest: { id?: unknown } = await response.json();
      isOutdated = typeof latest.id === 'string' && latest.id !== buildId;
    } catch {
      return;
    }
  };
  setInterval(check, INTERVAL);
  document.addEventListener('visibilitychange', check);
  return {
    check,
    leaveIfOutdated: (url) => {
      if (!isOutdated || !mayReload(getTabStorage(), Date.now())) return undefined;
      location.assign(url);
      return new Promise<void>(() => undefined);
    },
  };
}
