import { AccountMenu } from '@sewa/identity/account-menu';
import { loginPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import * as messages from '../messages.ts';
import { useReader } from './useReader.ts';

/** Log-in for visitors; for signed-in people their menu, also on a page that was rendered for them. */
export function AccountLink() {
  const reader = useReader();
  if (reader !== 'visitor') return <AccountMenu isSignedIn={reader === 'signedIn'} />;
  return (
    <Link variant="secondary" size="s" href={loginPath()}>
      {messages.logInLabel}
    </Link>
  );
}
