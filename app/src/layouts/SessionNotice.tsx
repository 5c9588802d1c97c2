import { useSession } from '@sewa/auth/react';
import { prepareProblem } from '@sewa/pages';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Says that nobody can tell who somebody signed in is. What says so is fetched for them before it is needed: without a
 * connection it could not be.
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
