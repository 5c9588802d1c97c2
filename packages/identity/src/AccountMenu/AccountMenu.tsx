import { logOutPath } from '@sewa/paths';
import { Button, Icon, Link } from '@sewa/ui';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as messages from '../messages.ts';
import * as css from './AccountMenu.css.ts';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu, whatever it leads to
  useEffect(() => menu.current?.hidePopover(), [key]);
  const wayOut = (
    <Link variant="quiet" href={logOutPath()}>
      <Icon name="door-open" /> {messages.logOutMenuLabel}
    </Link>
  );
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
            <Suspense fallback={wayOut}>
              <AccountEntries />
            </Suspense>
          ) : (
            wayOut
          )}
        </nav>
      </div>
      {isSignedIn ? (
        <Suspense fallback={null}>
          <AccountTrouble />
        </Suspense>
      ) : null}
    </>
  );
}
