import { findStored, store } from './storage.ts';

let storedHere: number | null = null;

/** Until when somebody was signed in when a page of this browser last read their token, in milliseconds since 1970, or null. */
export function findStoredEnd(): number | null {
  const end = findStored('localStorage', 'auth.end');
  return typeof end === 'number' ? end : storedHere;
}

/** Keeps until when somebody is signed in; null forgets it. */
export function storeEnd(end: number | null): void {
  storedHere = end;
  store('localStorage', 'auth.end', end);
}
