import type { RouteAnswer } from '@sewa/api/client';
import { routeKey } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

const controlKey = routeKey('control');
const subscribeToNothing = () => () => undefined;

/** Whether the server rendered this page for a signed-in person; true only until the page is hydrated. */
function useRenderedForSomebody(): boolean {
  const { fallback } = useSWRConfig();
  const answer: RouteAnswer<'control'> | undefined = fallback[controlKey];
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    // For a visitor nothing changes, so nothing renders again.
    () => answer?.isAuthenticated === true,
  );
}

/** Who is looking: a signed-in person, the person the page was rendered for until the session is known, or a visitor. */
export function useReader(): 'signedIn' | 'renderedFor' | 'visitor' {
  const isAuthenticated = useSession((state) => state.isAuthenticated);
  const isRenderedForSomebody = useRenderedForSomebody();
  if (isAuthenticated) return 'signedIn';
  return isRenderedForSomebody ? 'renderedFor' : 'visitor';
}
