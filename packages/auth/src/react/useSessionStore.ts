import type { Session } from '../core/createSession.ts';
import { useSessionContext } from './SessionProvider.tsx';

/** The session itself, to log out or to ask control. */
export const useSessionStore = (): Session => useSessionContext();
