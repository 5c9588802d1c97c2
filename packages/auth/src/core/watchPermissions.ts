import type { Session } from './createSession.ts';
import type { SessionState } from './parseToken.ts';

/** What has to be told to whoever keeps the rules of permissions current. */
export interface PermissionWatch {
  /** Takes every call that failed: hand it to the client as `onFailure`. */
  noteFailure(error: { readonly status: number }): void;
  /** Lets go of the session. */
  close(): void;
}

/** How long after a reload a refusal is believed, in milliseconds: the rules were fresh. */
const FRESH_FOR = 60_000;

/** Who is there, whether or not the server can be reached. */
const describeUser = ({ isKnown: _, ...user }: SessionState): string => JSON.stringify(user);

/**
 * Keeps the rules current: `reload` is called whenever who is signed in changes, and once after a call was refused (403).
 * A refusal within a minute of that reload does nothing: fresh rules would not say anything else.
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
