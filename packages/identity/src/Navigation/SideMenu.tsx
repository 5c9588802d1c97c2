import { useRoute } from '@sewa/api/swr';
import { useMode } from '@sewa/auth/permissions';
import { ModeSwitch } from '@sewa/auth/ui';
import type { PageRequest } from '@sewa/pages';
import { chatPath } from '@sewa/paths';
import { Icon, Link } from '@sewa/ui';
import { useLocation } from 'react-router-dom';
import { ActingFor } from '../Corporates/ActingFor.tsx';
import { useCan } from '../permissions.ts';
import { findCurrent } from './findCurrent.ts';
import { listMenu } from './listMenu.ts';
import * as messages from './messages.ts';
import * as css from './SideMenu.css.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

interface SideMenuProps {
  /** The paths this deployment has pages for: a menu leads nowhere else. What is disabled leads nowhere anyway, and is shown. */
  readonly known: readonly string[];
}

function chooseWidths(isNarrowOnly: boolean, isDisabled: boolean): string | undefined {
  if (isDisabled) return css.wideOnly;
  return isNarrowOnly ? css.narrowOnly : undefined;
}

/** Reads what the menu shows; a page is drawn without it where it cannot be had. */
export async function loadMenu({ preload }: PageRequest): Promise<void> {
  await Promise.allSettled([preload('getUser', {}), preload('permissions', {})]);
}

/** The menu of somebody signed in: beside the page, on tablets above it without what leads nowhere yet; phones have `BottomMenu`. */
export function SideMenu({ known }: SideMenuProps) {
  const { pathname } = useLocation();
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const can = useCan();
  const { mode } = useMode();
  const entries = listMenu({
    mode,
    isSignedIn: true,
    userTypeIds: user?.userTypeIds ?? [],
    can,
  }).filter(({ path, isDisabled }) => isDisabled || known.includes(path));
  return (
    <nav aria-label={messages.menuLabel} className={css.menu}>
      <ul className={css.list}>
        <ActingFor user={user} />
        {entries.map(({ path, label, icon, isDisabled = false, isNarrowOnly = false }) => (
          <li key={label} className={chooseWidths(isNarrowOnly, isDisabled)}>
            {isDisabled ? (
              <span className={css.entry} data-disabled="">
                <Icon name={icon} /> {label}
              </span>
            ) : (
              <Link variant="quiet" href={path} aria-current={findCurrent(path, pathname)}>
                <span className={css.entry} data-current={findCurrent(path, pathname) && ''}>
                  <Icon name={icon} /> {label} {path === chatPath() ? <UnreadBadge /> : null}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className={css.modeSwitch}>
        <ModeSwitch />
      </div>
    </nav>
  );
}
