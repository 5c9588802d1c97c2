type Listener = () => void;

const open: HTMLDialogElement[] = [];
const listeners = new Set<Listener>();
const focusable = ':any-link, :enabled:not(fieldset)';

function changed(): void {
  const root = document.documentElement;
  if (open.length === 0) delete root.dataset.scrollLocked;
  else root.dataset.scrollLocked ??= window.innerWidth > root.clientWidth ? 'gutter' : '';
  for (const listener of listeners) listener();
}

function listPlaces(element: Element | null): Element[] {
  return element ? [element, ...listPlaces(element.parentElement)] : [];
}

function focusNearest(places: Element[]): void {
  const near = places.find((place) => place.isConnected && place.querySelector(focusable));
  near?.querySelector<HTMLElement>(focusable)?.focus();
}

/** What can be done with an open modal dialog. */
export interface OpenedModal {
  /** Closes it: the focus goes back to where it was or, when that is gone, to the nearest place that is left. */
  close: () => void;
  /** Opens it again, at the same place, after the browser closed it by itself. */
  reopen: () => void;
}

/**
 * Opens a modal dialog above all others, stops the page from scrolling and focuses what the selector finds first. When what has
 * the focus is taken out of it, the nearest place that is left has it.
 */
export function openModal(dialog: HTMLDialogElement, firstFocus: string): OpenedModal {
  const places = listPlaces(document.activeElement);
  let last: HTMLElement | undefined;
  let inside: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    last = target as HTMLElement;
    inside = listPlaces(last);
  };
  const watch = new MutationObserver(() => {
    if (last?.isConnected === false && document.activeElement === document.body) focusNearest(inside);
  });
  open.push(dialog);
  changed();
  dialog.addEventListener('focusin', remember);
  watch.observe(dialog, { childList: true, subtree: true });
  dialog.showModal();
  if (dialog.querySelector('[autofocus]') === null) dialog.querySelector<HTMLElement>(firstFocus)?.focus();
  return {
    close() {
      watch.disconnect();
      dialog.removeEventListener('focusin', remember);
      open.splice(open.indexOf(dialog), 1);
      changed();
      dialog.close();
      const { activeElement } = document;
      if (activeElement === document.body || dialog.contains(activeElement)) focusNearest(places);
    },
    reopen() {
      if (dialog.open) return;
      const place = last;
      dialog.showModal();
      place?.focus();
      // What stood above the dialog stands above it again.
      for (const above of dialog.querySelectorAll<HTMLElement>(':popover-open')) {
        above.hidePopover();
        above.showPopover();
      }
    },
  };
}

/** The modal dialog above all others. */
export const findTopModal = (): HTMLDialogElement | undefined => open.at(-1);

/** Calls back whenever a modal dialog opens or closes; returns how to stop. */
export function subscribeToModals(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
