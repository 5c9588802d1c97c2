import { findKept, keep } from './kept.ts';

/** How long a name is kept, in milliseconds: 7 days. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** The name kept in this browser for display, or null; `now` is in milliseconds since 1970. */
export function findKeptName(now: number = Date.now()): string | null {
  const { name, end } = Object(findKept('localStorage', 'auth.name')) as { name?: unknown; end?: unknown };
  const isAlive = typeof end === 'number' && now < end && end <= now + lifetime;
  return typeof name === 'string' && isAlive ? name : null;
}

/** Keeps a name for display for 7 days, and nothing else of the person; log-out forgets it. */
export function keepName(name: string, now: number = Date.now()): void {
  keep('localStorage', 'auth.name', { name, end: now + lifetime });
}

/** Forgets the name. */
export function forgetName(): void {
  keep('localStorage', 'auth.name', null);
}
