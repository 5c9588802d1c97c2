import { useSession } from '@sewa/auth/react';
import { prepareProblem } from '@sewa/pages';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Tells signed-in people that the server can't be reached to check their session. The notice is loaded before it's needed,
 * because without a connection it couldn't be.
 */
export function SessionNotice() {
  const isSignedIn = useSession(({ isAuthenticated }) => isAuthenticated);
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    prepareProblem();
    import('./loaded/UnknownSession.tsx').then(
      ({ UnknownSession }) => setNotice(() => UnknownSession),
      () => undefined,
    );
  }, [isSignedIn]);
  return isSignedIn && Notice ? <Notice /> : null;
}
