import { loginPath, logOutPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import { lazy, Suspense } from 'react';
import * as messages from '../messages.ts';
import { useReader } from './useReader.ts';

const AccountMenu = lazy(() =>
  import('@sewa/identity/account-menu').then((module) => ({ default: module.AccountMenu })),
);

/**
 * Log-in for visitors; for signed-in people their menu, which is loaded only then. A page rendered for a signed-in person has
 * a log-out link until the menu is there, also without script.
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
