/** The other tabs of the site in this browser. */
export interface OtherTabs {
  /** Tells them what was chosen. */
  tell(choice: string): void;
  close(): void;
}

/** What is called back when something happened elsewhere. */
export interface TabListeners {
  /** Another tab chose. It says what: its cookie may not be seen here yet. */
  readonly onTold: (choice: string) => void;
  /** This page is looked at again. */
  readonly onReturn: () => void;
}

/** The channel of a name; null in browsers that lack channels, or block them with site data. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Reaches the other tabs and hears of them. */
export function tellTabs(name: string, { onTold, onReturn }: TabListeners): OtherTabs {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }) => onTold(String(data)), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || onReturn(), { signal });
  return {
    tell: (choice) => channel?.postMessage(choice),
    close: () => {
      ending.abort();
      channel?.close();
    },
  };
}
