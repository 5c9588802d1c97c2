import { useRoute } from '@sewa/api/swr';
import { findStoredName, storeName } from '@sewa/auth';
import { formatUserLabel } from '@sewa/formatters';
import { chatPath, favouritesPath, profilePath, propertiesPath, servicesPath } from '@sewa/paths';
import { Icon, Link, Text } from '@sewa/ui';
import { useEffect } from 'react';
import { CorporateSwitcher } from '../Corporates/CorporateSwitcher.tsx';
import * as common from '../messages.ts';
import { hasProperties } from '../Navigation/listMenu.ts';
import { UnreadBadge } from '../Navigation/UnreadBadge.tsx';
import * as css from './AccountMenu.css.ts';
import * as messages from './messages.ts';

/** Who somebody signed in is, and what is theirs. */
export function AccountEntries() {
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  useEffect(() => {
    if (user?.name) storeName(user.name);
  }, [user?.name]);
  return (
    <>
      <div className={css.person}>
        <Text weight="semibold">{(user ? user.name : findStoredName()) ?? messages.loggedInName}</Text>
        <Text size="s" tone="muted">
          {user ? formatUserLabel(user.userTypes) : ''}
        </Text>
      </div>
      <CorporateSwitcher />
      {user && hasProperties(user.userTypeIds) ? (
        <Link variant="quiet" href={propertiesPath()}>
          <Icon name="building-2" /> {common.menuEntry.properties}
        </Link>
      ) : null}
      <Link variant="quiet" href={favouritesPath()}>
        <Icon name="heart" /> {messages.favouritesMenuLabel}
      </Link>
      <Link variant="quiet" href={chatPath()}>
        <Icon name="message-circle" /> {messages.inboxMenuLabel} <UnreadBadge />
      </Link>
      <Link variant="quiet" href={servicesPath()}>
        <Icon name="hand-coins" /> {common.menuEntry.rent}
      </Link>
      <Link variant="quiet" href={profilePath()}>
        <Icon name="user" /> {messages.profileMenuLabel}
      </Link>
    </>
  );
}
