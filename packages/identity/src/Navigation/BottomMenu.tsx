import { useRoute } from '@sewa/api/swr';
import { chatPath } from '@sewa/paths';
import { Button, Icon, Link } from '@sewa/ui';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as css from './BottomMenu.css.ts';
import { findCurrent } from './findCurrent.ts';
import { listBottomMenu } from './listBottomMenu.ts';
import * as messages from './messages.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const MoreEntries = lazy(() =>
  import('./MoreEntries.tsx').then((module) => ({ default: module.MoreEntries })),
);

interface BottomMenuProps {
  /** The paths this deployment has pages for. */
  readonly known: readonly string[];
  /** What 'More' opens, so that it's there without script too; left out, it is loaded when it's opened. */
  readonly children?: ReactNode;
}

/** The menu of somebody signed in at the foot of a phone: four pages, and the others behind 'More'. */
export function BottomMenu({ known, children }: BottomMenuProps) {
  const id = useId();
  const more = useRef<HTMLDivElement>(null);
  const { pathname, key } = useLocation();
  const shownAt = useRef(key);
  const [hasOpened, setOpened] = useState(false);
  const { data: user, error } = useRoute('getUser', {}, { isErrorReturned: true });
  useEffect(() => {
    // Each navigation closes what was opened; what was opened before script stays open.
    if (shownAt.current !== key) more.current?.hidePopover();
    shownAt.current = key;
  }, [key]);
  // Who somebody is decides which four; on a page that was rendered for anybody it is known a moment later.
  if (!user && !error && !children) return null;
  const entries = listBottomMenu(user?.userTypeIds ?? []);
  const isElsewhere = entries.every(({ path }) => findCurrent(path, pathname) === undefined);
  return (
    <>
      <nav aria-label={messages.menuLabel} className={css.bar}>
        <ul className={css.entries}>
          {entries.map(({ path, label, icon }) => (
            <li key={path}>
              <Link variant="quiet" href={path} aria-current={findCurrent(path, pathname)}>
                <span className={css.entry} data-current={findCurrent(path, pathname) && ''}>
                  <Icon name={icon} /> {label}
                  {path === chatPath() ? (
                    <span className={css.badge}>
                      {' '}
                      <UnreadBadge />
                    </span>
                  ) : null}
                </span>
              </Link>
            </li>
          ))}
          <li>
            <Button variant="quiet" popoverTarget={id}>
              <span className={css.entry} data-current={isElsewhere && children ? '' : undefined}>
                <Icon name="menu" /> {messages.moreLabel}
              </span>
            </Button>
          </li>
        </ul>
      </nav>
      <div ref={more} id={id} popover="auto" className={css.more} onBeforeToggle={() => setOpened(true)}>
        {children ??
          (hasOpened ? (
            <Suspense fallback={null}>
              <MoreEntries known={known} />
            </Suspense>
          ) : null)}
      </div>
    </>
  );
}
