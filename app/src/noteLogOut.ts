import type { Session } from '@sewa/auth';

/** A session that is known to be ended by the person in this very tab, while it is. */
export interface NotedSession {
  readonly session: Session;
  readonly isLoggingOut: () => boolean;
}

/** Notes when the person logs out in this tab, to be told from a session that ends elsewhere or by itself. */
export function noteLogOut(session: Session): NotedSession {
  let isLoggingOut = false;
  const logOut = async () => {
    isLoggingOut = true;
    try {
      await session.logOut();
    } finally {
      isLoggingOut = false;
    }
  };
  return { session: { ...session, logOut }, isLoggingOut: () => isLoggingOut };
}
