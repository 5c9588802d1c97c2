import type { Session } from '@sewa/auth';

/** A session that is known to be ended by the person in this very tab, while it is. */
export interface NotedSession {
  readonly session: Session;
  readonly isLoggingOut: () => boolean;
}

/**
 * Notes when the person logs out in this tab, to be told from a session that ends elsewhere or by itself. `onLoggedOut` is called once
 * they have, in this tab or in another.
 */
export function noteLogOut(session: Session, onLoggedOut: () => void): NotedSession {
  let isLoggingOut = false;
  const logOut = async () => {
    isLoggingOut = true;
    try {
      await session.logOut();
      onLoggedOut();
    } finally {
      isLoggingOut = false;
    }
  };
  session.listen((event) => {
    if (event === 'loggedOut') onLoggedOut();
  });
  return { session: { ...session, logOut }, isLoggingOut: () => isLoggingOut };
}
