interface EntryState {
  readonly key?: string;
  readonly idx?: number;
}

/** An open sheet that is the only thing in reach. */
export interface TrappedSheet {
  /** Tells it that a search has taken the place of its history entry: the way back then undoes the search. */
  readonly giveEntry: () => void;
  /** Gives the page back, and its history entry unless that was given away. */
  readonly release: () => void;
}

/** What shows and speaks toasts, found by its live region. */
const toasts = ':scope > * > [role="alert"]';

/** Lets nothing but one element and the toasts be reached; returns how to end that. */
function restAround(element: Element): () => void {
  const resting: HTMLElement[] = [];
  for (let place: Element | null = element; place && place !== document.body; place = place.parentElement) {
    for (const sibling of place.parentElement?.children ?? []) {
      if (sibling === place || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      if (sibling.querySelector(toasts)) continue;
      sibling.inert = true;
      resting.push(sibling);
    }
  }
  return () => {
    for (const sibling of resting) sibling.inert = false;
  };
}

/** Makes an open popover the only thing in reach and gives it a history entry, so that the way back closes it. */
export function trapFocus(sheet: HTMLElement): TrappedSheet {
  const below: EntryState | null = history.state;
  const address = location.href;
  const wake = restAround(sheet);
  let hasEntry = true;
  const close = (event: PopStateEvent) => {
    window.removeEventListener('popstate', close, true);
    const { key }: EntryState = event.state ?? {};
    // The page below is the one that is shown: the router has nothing to do.
    if (hasEntry && key === below?.key && location.href === address) event.stopImmediatePropagation();
    hasEntry = false;
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  };
  history.pushState({ ...below, idx: (below?.idx ?? 0) + 1 }, '');
  window.addEventListener('popstate', close, true);
  return {
    giveEntry: () => {
      hasEntry = false;
    },
    release: () => {
      wake();
      if (hasEntry) history.back();
      else window.removeEventListener('popstate', close, true);
    },
  };
}
