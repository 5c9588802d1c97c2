import { loginPath, logOutPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import { lazy, Suspense } from 'react';
import * as messages from '../messages.ts';
import { useReader } from './useReader.ts';

const AccountMenu = lazy(() =>
  import('@sewa/identity/account-menu').then((module) => ({ default: module.AccountMenu })),
);

/**
 * The way in for a visitor; the person's own menu, loaded only then, for somebody signed in. On a page made for them the
 * way out stands there before and without script.
 */
export function AccountLink() {
  const reader = useReader();
  if (reader === 'signedIn')
    return (
      <Suspense fallback={null}>
        <AccountMenu />
      </Suspense>
    );
  const [href, label] =
    reader === 'renderedFor' ? [logOutPath(), messages.logOutLabel] : [loginPath(), messages.logInLabel];
  return (
    <Link variant="secondary" size="s" href={href}>
      {label}
    </Link>
  );
}
