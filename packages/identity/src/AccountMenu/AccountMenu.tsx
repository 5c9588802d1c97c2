import { logOutPath } from '@sewa/paths';
import { Button, Icon, Link, Text } from '@sewa/ui';
import { lazy, type MouseEvent, Suspense, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLogOut } from '../useLogOut.ts';
import * as css from './AccountMenu.css.ts';
import * as messages from './messages.ts';

const AccountEntries = lazy(() =>
  import('./AccountEntries.tsx').then((module) => ({ default: module.AccountEntries })),
);

const AccountTrouble = lazy(() =>
  import('./AccountTrouble.tsx').then((module) => ({ default: module.AccountTrouble })),
);

/** Whose menu it is. */
export interface AccountMenuProps {
  /** False on a server and until the session is known: then it holds the way out alone, which needs no script. @default true */
  readonly isSignedIn?: boolean;
}

/** What somebody signed in finds in the header: a button, and the entries behind it, which are loaded only then. */
export function AccountMenu({ isSignedIn = true }: AccountMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  const { logOut, hasFailed } = useLogOut();
  useEffect(() => {
    // Each navigation closes the menu; one that was opened before script stays open.
    if (shownAt.current !== key) menu.current?.hidePopover();
    shownAt.current = key;
  }, [key]);
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
          {isSignedIn ? (
            <Suspense fallback={null}>
              <AccountEntries />
            </Suspense>
          ) : null}
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
      {isSignedIn ? (
        <Suspense fallback={null}>
          <AccountTrouble />
        </Suspense>
      ) : null}
    </>
  );
}
