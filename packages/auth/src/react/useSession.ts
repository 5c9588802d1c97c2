import { useSyncExternalStore } from 'react';
import { visitorSession } from '../core/createSession.ts';
import type { SessionState } from '../core/parseToken.ts';
import { useSessionContext } from './SessionProvider.tsx';

/**
 * What `select` picks from the session, kept current. While a page of the server is hydrated it is the visitor's, so
 * that nothing differs from what was rendered; the person's comes right after.
 */
export function useSession<Picked>(select: (state: SessionState) => Picked): Picked {
  const session = useSessionContext();
  return useSyncExternalStore(
    session.subscribe,
    () => select(session.getSnapshot()),
    () => select(visitorSession.getSnapshot()),
  );
}
