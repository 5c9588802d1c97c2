import { useRoute } from '@sewa/api/swr';
import { useSessionStore } from '@sewa/auth/react';
import { formatUserLabel } from '@sewa/formatters';
import { chatPath, favouritesPath, logOutPath, profilePath } from '@sewa/paths';
import { Button, Icon, Link, Text } from '@sewa/ui';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLogOut } from '../useLogOut.ts';
import * as css from './AccountMenu.css.ts';

/** What somebody signed in finds in the header: who they are, what is theirs, the way out. */
export function AccountMenu() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const { logOut, hasFailed } = useLogOut();
  const session = useSessionStore();
  const { key } = useLocation();
  useEffect(() => {
    // The token is for display only: the server says whether its session is still open, and prolongs it.
    void session.control();
  }, [session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu, whatever it leads to
  useEffect(() => menu.current?.hidePopover(), [key]);
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    void logOut();
  };
  return (
    <>
      <Button look="quiet" popoverTarget={id}>
        <span className={css.narrowOnly}>
          <Icon name="user" />
        </span>
        <span className={css.label}>Account</span>
      </Button>
      <div ref={menu} id={id} popover="auto" className={css.menu}>
        <nav aria-label="Account">
          <div className={css.person}>
            <Text weight="semibold">{user?.name ?? 'Signed in'}</Text>
            <Text size="s" tone="muted">
              {user ? formatUserLabel(user.userTypes) : ''}
            </Text>
          </div>
          <Link look="quiet" href={favouritesPath()}>
            <Icon name="heart" /> Favourites
          </Link>
          <Link look="quiet" href={chatPath()}>
            <Icon name="mail" /> Enquiries
          </Link>
          <Link look="quiet" href={profilePath()}>
            <Icon name="user" /> My profile
          </Link>
          <Link look="quiet" href={logOutPath()} onClick={leave}>
            <Icon name="door-open" /> Log out
          </Link>
        </nav>
        {hasFailed ? (
          <Text size="s" tone="danger" role="alert">
            We will do our best to solve it.
          </Text>
        ) : null}
      </div>
    </>
  );
}
