import type { RouteAnswer } from '@sewa/api/client';
import { routeKey } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { loginPath, logOutPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

const AccountMenu = lazy(() =>
  import('@sewa/identity/account-menu').then((module) => ({ default: module.AccountMenu })),
);

const controlKey = routeKey('control');
const subscribeToNothing = () => () => undefined;

/** Whether the server rendered this page for somebody signed in; told only until the page is taken over. */
function useRenderedForSomebody(): boolean {
  const isRendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const { fallback } = useSWRConfig();
  const answer: RouteAnswer<'control'> | undefined = fallback[controlKey];
  return isRendered && answer?.isAuthenticated === true;
}

/**
 * The way in for a visitor; the person's own menu, loaded only then, for somebody signed in. On a page made for them the
 * way out stands there before and without script.
 */
export function AccountLink() {
  const isAuthenticated = useSession((state) => state.isAuthenticated);
  const isRenderedForSomebody = useRenderedForSomebody();
  if (isAuthenticated)
    return (
      <Suspense fallback={null}>
        <AccountMenu />
      </Suspense>
    );
  const [href, words] = isRenderedForSomebody ? [logOutPath(), 'Log out'] : [loginPath(), 'Log in'];
  return (
    <Link look="secondary" size="s" href={href}>
      {words}
    </Link>
  );
}
