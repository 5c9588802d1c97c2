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

/** Reaches the other tabs and hears of them. */
export function tellTabs(name: string, { onTold, onReturn }: TabListeners): OtherTabs {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
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
