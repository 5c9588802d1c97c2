import { findStored, store } from './storage.ts';

/** How long a name is stored, in milliseconds: 7 days. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** The name stored in this browser for display, or null; `now` is in milliseconds since 1970. */
export function findStoredName(now: number = Date.now()): string | null {
  const { name, end } = Object(findStored('localStorage', 'auth.name')) as { name?: unknown; end?: unknown };
  const isRunning = typeof end === 'number' && now < end && end <= now + LIFETIME;
  return typeof name === 'string' && isRunning ? name : null;
}

/** Stores a name for display for 7 days, and nothing else about the person; log-out deletes it. */
export function storeName(name: string, now: number = Date.now()): void {
  store('localStorage', 'auth.name', { name, end: now + LIFETIME });
}

/** Deletes the name. */
export function forgetName(): void {
  store('localStorage', 'auth.name', null);
}
