import { useSession } from '@sewa/auth/react';
import { loginPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import { lazy, Suspense } from 'react';

const AccountMenu = lazy(() =>
  import('@sewa/identity/account-menu').then((module) => ({ default: module.AccountMenu })),
);

/** The way in for a visitor; the person's own menu, loaded only then, for somebody signed in. */
export function AccountLink() {
  const isAuthenticated = useSession((state) => state.isAuthenticated);
  const logIn = (
    <Link look="secondary" size="s" href={loginPath()}>
      Log in
    </Link>
  );
  return isAuthenticated ? (
    <Suspense fallback={null}>
      <AccountMenu />
    </Suspense>
  ) : (
    logIn
  );
}
