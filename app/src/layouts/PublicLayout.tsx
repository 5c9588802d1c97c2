import { usePageSite } from '@sewa/pages';
import { cookiesPath, discoverPath, homePath } from '@sewa/paths';
import { Icon, Link, Text } from '@sewa/ui';
import { Outlet } from 'react-router-dom';
import { AccountLink } from './AccountLink.tsx';
import { name } from './Brand.css.ts';
import { Brand } from './Brand.tsx';
import type { LayoutProps } from './LayoutProps.ts';
import * as css from './PublicLayout.css.ts';

/** Header, page, footer: the frame of every page that needs no sign-in. */
export function PublicLayout({ hasCookies }: LayoutProps) {
  const site = usePageSite();
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <Brand />
          <nav aria-label="Main" className={css.nav}>
            <Link look="quiet" href={discoverPath()}>
              <Icon name="search" size="s" /> Find a home
            </Link>
            <Link look="quiet" href={`${homePath()}#how`}>
              How it works
            </Link>
          </nav>
          <div className={css.account}>
            <AccountLink />
          </div>
        </div>
      </header>
      <div className={css.content}>
        <Outlet />
      </div>
      <footer className={css.footer}>
        <div className={css.footerBar}>
          <div>
            <p className={name}>{site.name}</p>
            <Text as="p" size="s" tone="muted">
              Homes to rent in Singapore, shown as they were stated.
            </Text>
          </div>
          <nav aria-label="Footer" className={css.footerNav}>
            <Link look="quiet" href={discoverPath()}>
              Find a home
            </Link>
            <Link look="quiet" href={`mailto:${site.supportEmail}?subject=General%20Enquiry`}>
              Write to us
            </Link>
            {hasCookies ? (
              <Link look="quiet" href={cookiesPath()}>
                Cookies
              </Link>
            ) : null}
          </nav>
        </div>
      </footer>
    </div>
  );
}
