import { createContext, type ReactNode, use } from 'react';
import type { Session } from '../core/createSession.ts';

/** Props of `SessionProvider`. */
export interface SessionProviderProps {
  /** The session of this page; on a server the visitor's. */
  readonly session: Session;
  /** What reads it. */
  readonly children?: ReactNode;
}

const SessionContext = createContext<Session | null>(null);

/** Gives a session to everything below it. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the nearest provider; throws outside one. */
export function useSessionContext(): Session {
  const session = use(SessionContext);
  if (!session)
    throw new Error('A session is read outside a <SessionProvider>. Nobody can be shown. Add one above.');
  return session;
}
