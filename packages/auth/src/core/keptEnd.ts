import { findKept, keep } from './kept.ts';

let keptHere: number | null = null;

/** Until when somebody was signed in when a page of this browser last read their token, in milliseconds since 1970, or null. */
export function findKeptEnd(): number | null {
  const end = findKept('localStorage', 'auth.end');
  return typeof end === 'number' ? end : keptHere;
}

/** Keeps until when somebody is signed in; null forgets it. */
export function keepEnd(end: number | null): void {
  keptHere = end;
  keep('localStorage', 'auth.end', end);
}
