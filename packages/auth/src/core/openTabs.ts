/** The events tabs of one browser tell each other about the session. */
export const sessionEvents = ['loggedIn', 'loggingOut', 'loggedOut', 'switched', 'expired'] as const;

/** What happened to the session: log-in, a log-out that was asked for and one that was done, another corporate, its end. */
export type SessionEvent = (typeof sessionEvents)[number];

/** The other tabs of the product in this browser. */
export interface Tabs {
  /** Tells the other tabs what happened. */
  announce(event: SessionEvent): void;
  /** Calls back when another tab announces something; with null for an event this version doesn't know. */
  listen(onAnnounced: (event: SessionEvent | null) => void): void;
  close(): void;
}

const parseEvent = (message: unknown): SessionEvent | null =>
  sessionEvents.find((event) => event === message) ?? null;

/** The channel of a name; null in browsers that lack channels, or block them with site data. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Connects to the other tabs by `BroadcastChannel`, or by the storage event in browsers without it. */
export function openTabs(name: string): Tabs {
  const channel = openChannel(name);
  if (channel)
    return {
      announce: (event) => channel.postMessage(event),
      listen: (onAnnounced) => {
        channel.onmessage = ({ data }) => onAnnounced(parseEvent(data));
      },
      close: () => channel.close(),
    };
  const ending = new AbortController();
  return {
    announce: (event) => {
      try {
        localStorage.setItem(name, `${event} ${Date.now()}`);
      } catch {
        // Storage may be full or forbidden; the other tabs then notice when they are looked at again.
      }
    },
    listen: (onAnnounced) =>
      addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (key === name) onAnnounced(parseEvent(newValue?.split(' ')[0]));
        },
        { signal: ending.signal },
      ),
    close: () => ending.abort(),
  };
}
