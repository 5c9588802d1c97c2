import { SideMenu } from '@sewa/identity/side-menu';
import { usePageSite } from '@sewa/pages';
import { cookiesPath, patterns } from '@sewa/paths';
import { Link } from '@sewa/ui';
import { Outlet } from 'react-router-dom';
import { AccountLink } from '../AccountLink.tsx';
import { Brand } from '../Brand.tsx';
import type { LayoutProps } from '../LayoutProps.ts';
import { account, footerNav, header, skip } from '../PublicLayout.css.ts';
import * as css from './DashboardLayout.css.ts';

const known = Object.values(patterns);

/** Side menu and page: the frame of signed-in work. */
export default function DashboardLayout({ hasCookies }: LayoutProps) {
  const { supportEmail } = usePageSite();
  return (
    <div className={css.frame}>
      <a className={skip} href="#main">
        Skip to content
      </a>
      <header className={header}>
        <div className={css.bar}>
          <Brand />
          <div className={account}>
            <AccountLink />
          </div>
        </div>
      </header>
      <div className={css.columns}>
        <SideMenu known={known} />
        <div className={css.content}>
          <Outlet />
          <footer className={css.footer}>
            <nav aria-label="Footer" className={footerNav}>
              <Link look="quiet" href={`mailto:${supportEmail}?subject=General%20Enquiry`}>
                Write to us
              </Link>
              {hasCookies ? (
                <Link look="quiet" href={cookiesPath()}>
                  Cookies
                </Link>
              ) : null}
            </nav>
          </footer>
        </div>
      </div>
    </div>
  );
}
