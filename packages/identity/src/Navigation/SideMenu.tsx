import { useRoute } from '@sewa/api/swr';
import { createAbility } from '@sewa/auth/rules';
import { Icon, Link } from '@sewa/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { listMenu } from './listMenu.ts';
import * as css from './SideMenu.css.ts';

interface SideMenuProps {
  /** The paths this deployment has pages for: a menu leads nowhere else. */
  readonly known: readonly string[];
}

/** The menu of somebody signed in: beside the page, and on narrow screens a row above it that scrolls. */
export function SideMenu({ known }: SideMenuProps) {
  const { pathname } = useLocation();
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const { data: rules } = useRoute('permissions', {}, { isErrorReturned: true });
  const ability = useMemo(() => createAbility(rules ?? []), [rules]);
  const can = (action: string, subject: string) => ability.can(action, subject);
  const entries = listMenu({
    mode: can('read', 'Biz') ? 'business' : 'consumer',
    isSignedIn: true,
    userTypeIds: user?.userTypeIds ?? [],
    can,
  }).filter(({ path }) => known.includes(path));
  return (
    <nav aria-label="Your pages" className={css.menu}>
      <ul className={css.list}>
        {entries.map(({ path, words, icon, isDisabled = false, isNarrowOnly = false }) => (
          <li key={words} className={isNarrowOnly ? css.narrowOnly : undefined}>
            {isDisabled ? (
              <span className={css.entry} data-disabled="">
                <Icon name={icon} /> {words}
              </span>
            ) : (
              <Link look="quiet" href={path} aria-current={path === pathname ? 'page' : undefined}>
                <span className={css.entry} data-current={path === pathname ? '' : undefined}>
                  <Icon name={icon} /> {words}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
