/** The other tabs of the product in this browser. */
export interface Tabs {
  /** Tells the other tabs that somebody logged out. */
  announce(): void;
  /** Calls back when another tab announced. */
  listen(onAnnounced: () => void): void;
  close(): void;
}

/** Reaches the other tabs by a broadcast channel, or by the storage event where a browser has none. */
export function openTabs(name: string): Tabs {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name);
    return {
      announce: () => channel.postMessage('logged-out'),
      listen: (onAnnounced) => {
        channel.onmessage = () => onAnnounced();
      },
      close: () => channel.close(),
    };
  }
  const ending = new AbortController();
  return {
    announce: () => {
      try {
        localStorage.setItem(name, String(Date.now()));
      } catch {
        // Storage may be full or forbidden; the other tabs then notice when they are looked at again.
      }
    },
    listen: (onAnnounced) =>
      addEventListener('storage', ({ key }) => key === name && onAnnounced(), { signal: ending.signal }),
    close: () => ending.abort(),
  };
}
