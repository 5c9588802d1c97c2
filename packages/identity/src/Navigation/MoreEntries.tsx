import { useRoute } from '@sewa/api/swr';
import { useMode } from '@sewa/auth/permissions';
import { ModeSwitch } from '@sewa/auth/ui';
import { Icon, Link } from '@sewa/ui';
import { useLocation } from 'react-router-dom';
import { ActingFor } from '../Corporates/ActingFor.tsx';
import { useCan } from '../permissions.ts';
import * as css from './BottomMenu.css.ts';
import { findCurrent } from './findCurrent.ts';
import { listBottomMenu } from './listBottomMenu.ts';
import { listMenu } from './listMenu.ts';
import * as messages from './messages.ts';
import { entry } from './SideMenu.css.ts';

interface MoreEntriesProps {
  /** The paths this deployment has pages for. */
  readonly known: readonly string[];
}

/** What the bar at the foot has no room for: whom somebody acts for, the rest of the menu, log-out and the other mode. */
export function MoreEntries({ known }: MoreEntriesProps) {
  const { pathname } = useLocation();
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const can = useCan();
  const { mode } = useMode();
  const userTypeIds = user?.userTypeIds ?? [];
  const shown = listBottomMenu(userTypeIds).map(({ path }) => path);
  const entries = listMenu({ mode, isSignedIn: true, userTypeIds, can }).filter(
    ({ path, isDisabled }) => !isDisabled && known.includes(path) && !shown.includes(path),
  );
  return (
    <nav aria-label={messages.morePagesLabel}>
      <ul className={css.list}>
        <ActingFor user={user} />
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <Link variant="quiet" href={path} aria-current={findCurrent(path, pathname)}>
              <span className={entry} data-current={findCurrent(path, pathname) && ''}>
                <Icon name={icon} /> {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.modeSwitch}>
        <ModeSwitch />
      </div>
    </nav>
  );
}
