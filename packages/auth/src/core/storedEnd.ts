import { findStored, store } from './storage.ts';

let storedHere: number | null = null;

/** When the session ends, as last read from a token in this browser, in milliseconds since 1970, or null. */
export function findStoredEnd(): number | null {
  const end = findStored('localStorage', 'auth.end');
  return typeof end === 'number' ? end : storedHere;
}

/** Stores when the session ends; null deletes it. */
export function storeEnd(end: number | null): void {
  storedHere = end;
  store('localStorage', 'auth.end', end);
}
