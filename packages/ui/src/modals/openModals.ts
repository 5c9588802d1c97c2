type Listener = () => void;

const open: HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

/** Records that a modal dialog opened above the others; returns how to record that it closed. */
export function openModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  for (const listener of listeners) listener();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    for (const listener of listeners) listener();
  };
}

/** The modal dialog above all others. */
export const findTopModal = (): HTMLDialogElement | undefined => open.at(-1);

/** Calls back whenever a modal dialog opens or closes; returns how to stop. */
export function subscribeToModals(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
