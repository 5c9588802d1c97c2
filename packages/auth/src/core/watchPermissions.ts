import type { Session } from './createSession.ts';
import type { SessionState } from './parseToken.ts';

/** Keeps the permission rules up to date. */
export interface PermissionWatch {
  /** Takes every failed call: pass it to the client as `onFailure`. */
  noteFailure(error: { readonly status: number }): void;
  /** Stops listening to the session. */
  close(): void;
}

/** How long after a reload, in milliseconds, a 403 doesn't reload the rules again. */
const FRESH_FOR = 60_000;

/** The signed-in user, whether or not the server can be reached. */
const describeUser = ({ isKnown: _, ...user }: SessionState): string => JSON.stringify(user);

/**
 * Keeps the rules up to date: `reload` is called whenever the signed-in user changes, and once after a call fails with 403.
 * Another 403 within a minute of that does nothing, because the rules are fresh.
 */
export function watchPermissions(
  session: Pick<Session, 'subscribe' | 'getSnapshot'>,
  reload: () => unknown,
  now: () => number = Date.now,
): PermissionWatch {
  let reloadedAt = Number.NEGATIVE_INFINITY;
  let user = describeUser(session.getSnapshot());
  const close = session.subscribe(() => {
    const next = describeUser(session.getSnapshot());
    if (next === user) return;
    user = next;
    reloadedAt = Number.NEGATIVE_INFINITY;
    reload();
  });
  return {
    noteFailure({ status }) {
      if (status !== 403 || now() - reloadedAt < FRESH_FOR) return;
      reloadedAt = now();
      reload();
    },
    close,
  };
}
