/** A document that stays although its page leaves it. */
interface SavedDocument {
  /** Addresses it would have gone to, in their order. */
  readonly left: readonly string[];
  /** Lets it go again. */
  readonly release: () => void;
}

/** Notes where this document would go, or that it would be loaded anew, and keeps it, so that a test in a browser goes on. */
export function saveDocument(): SavedDocument {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    if (event.hashChange || !event.cancelable) return;
    event.preventDefault();
    left.push(event.destination.url.slice(location.origin.length));
  };
  window.navigation.addEventListener('navigate', stay);
  return { left, release: () => window.navigation.removeEventListener('navigate', stay) };
}
