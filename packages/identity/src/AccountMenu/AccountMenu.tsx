import { useRoute } from '@sewa/api/swr';
import { findStoredName, storeName } from '@sewa/auth';
import { formatUserLabel } from '@sewa/formatters';
import { chatPath, favouritesPath, logOutPath, profilePath } from '@sewa/paths';
import { Button, Icon, Link, Text } from '@sewa/ui';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CorporateSwitcher } from '../Corporates/CorporateSwitcher.tsx';
import * as messages from '../messages.ts';
import { UserProblem } from '../UserProblem/UserProblem.tsx';
import { useUserTrouble } from '../UserProblem/useUserTrouble.ts';
import { useLogOut } from '../useLogOut.ts';
import * as css from './AccountMenu.css.ts';

/** What somebody signed in finds in the header: who they are, what is theirs, the way out. */
export function AccountMenu() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { data: user, error, mutate } = useRoute('getUser', {}, { isErrorReturned: true });
  const { logOut, hasFailed } = useLogOut();
  const trouble = useUserTrouble(error, () => void mutate());
  const { key } = useLocation();
  useEffect(() => {
    if (user?.name) storeName(user.name);
  }, [user?.name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu, whatever it leads to
  useEffect(() => menu.current?.hidePopover(), [key]);
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    void logOut();
  };
  return (
    <>
      <Button variant="quiet" popoverTarget={id}>
        <span className={css.narrowOnly}>
          <Icon name="user" />
        </span>
        <span className={css.label}>{messages.accountMenuLabel}</span>
      </Button>
      <div ref={menu} id={id} popover="auto" className={css.menu}>
        <nav aria-label={messages.accountMenuLabel}>
          <div className={css.person}>
            <Text weight="semibold">{(user ? user.name : findStoredName()) ?? messages.loggedInName}</Text>
            <Text size="s" tone="muted">
              {user ? formatUserLabel(user.userTypes) : ''}
            </Text>
          </div>
          <CorporateSwitcher />
          <Link variant="quiet" href={favouritesPath()}>
            <Icon name="heart" /> {messages.favouritesMenuLabel}
          </Link>
          <Link variant="quiet" href={chatPath()}>
            <Icon name="mail" /> {messages.enquiriesMenuLabel}
          </Link>
          <Link variant="quiet" href={profilePath()}>
            <Icon name="user" /> {messages.profileMenuLabel}
          </Link>
          <Link variant="quiet" href={logOutPath()} onClick={leave}>
            <Icon name="door-open" /> {messages.logOutMenuLabel}
          </Link>
        </nav>
        {hasFailed ? (
          <Text size="s" tone="danger" role="alert">
            {messages.logOutFailure}
          </Text>
        ) : null}
      </div>
      {trouble ? (
        <UserProblem error={trouble} isLogOutFailed={hasFailed} onRead={() => void logOut({ stay: true })} />
      ) : null}
    </>
  );
}
