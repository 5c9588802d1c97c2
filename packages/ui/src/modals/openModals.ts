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

/**
 * Opens a modal dialog above all others, stops the page from scrolling and focuses what the selector finds first. Returns how to
 * close it: the focus goes back to where it was or, when that is gone, to the nearest place that is left.
 */
export function openModal(dialog: HTMLDialogElement, firstFocus: string): () => void {
  const places = listPlaces(document.activeElement);
  open.push(dialog);
  changed();
  dialog.showModal();
  if (dialog.querySelector('[autofocus]') === null) dialog.querySelector<HTMLElement>(firstFocus)?.focus();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    changed();
    dialog.close();
    const { activeElement } = document;
    if (activeElement !== document.body && !dialog.contains(activeElement)) return;
    const near = places.find((place) => place.isConnected && place.querySelector(focusable));
    near?.querySelector<HTMLElement>(focusable)?.focus();
  };
}

/** The modal dialog above all others. */
export const findTopModal = (): HTMLDialogElement | undefined => open.at(-1);

/** Calls back whenever a modal dialog opens or closes; returns how to stop. */
export function subscribeToModals(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
