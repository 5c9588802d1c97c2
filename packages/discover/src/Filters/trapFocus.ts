interface EntryState {
  readonly key?: string;
  readonly idx?: number;
}

/** An open sheet that is the only thing in reach. */
export interface TrappedSheet {
  /**
   * Tells it that a search takes the place of its history entry: the way back then undoes the search. Where the search has
   * ended and did not, the entry is its own again.
   */
  readonly giveEntry: (search?: Promise<void> | void) => void;
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
  let searches = 0;
  const isOnTop = () => {
    const { key, idx }: EntryState = history.state ?? {};
    return key === below?.key && idx === (below?.idx ?? 0) + 1 && location.href === address;
  };
  const takeBack = () => {
    searches -= 1;
    if (searches > 0 || hasEntry || !isOnTop()) return;
    if (sheet.matches(':popover-open')) hasEntry = true;
    else history.back();
  };
  const close = (event: PopStateEvent) => {
    // Nobody went anywhere: the router is told that the page stays.
    if (!event.isTrusted) return;
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
    giveEntry: (search) => {
      hasEntry = false;
      if (!search) return;
      searches += 1;
      void search.then(takeBack);
    },
    release: () => {
      wake();
      if (hasEntry) history.back();
      else window.removeEventListener('popstate', close, true);
    },
  };
}
