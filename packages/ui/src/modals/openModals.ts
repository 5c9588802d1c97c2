type Listener = () => void;

const open: HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Records that a modal dialog opened above the others. */
export function modalOpened(dialog: HTMLDialogElement): void {
  open.push(dialog);
  notify();
}

/** Records that a modal dialog closed. */
export function modalClosed(dialog: HTMLDialogElement): void {
  const index = open.indexOf(dialog);
  if (index === -1) return;
  open.splice(index, 1);
  notify();
}

/** The modal dialog above all others, or null. */
export function findTopModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** Calls back whenever a modal dialog opens or closes; returns how to stop. */
export function subscribeToModals(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
