import { findStored, store } from './storage.ts';

/** Which side of the product is shown. */
export type Mode = 'consumer' | 'business';

const listeners = new Set<() => void>();
let chosenHere: Mode | null = null;

/** The mode chosen in this browser session, or null. */
export function findChosenMode(): Mode | null {
  const mode = chosenHere ?? findStored('sessionStorage', 'auth.mode');
  return mode === 'consumer' || mode === 'business' ? mode : null;
}

/** Saves the chosen mode for the browser session; null removes it. */
export function chooseMode(mode: Mode | null): void {
  chosenHere = mode;
  store('sessionStorage', 'auth.mode', mode);
  for (const listener of [...listeners]) listener();
}

/** Calls back after every choice; returns how to stop. */
export function subscribeToMode(onChosen: () => void): () => void {
  listeners.add(onChosen);
  return () => listeners.delete(onChosen);
}
