import { useMode } from '@sewa/auth/permissions';
import { loadMenu, SideMenu } from '@sewa/identity/side-menu';
import { patterns } from '@sewa/paths';
import { Outlet } from 'react-router-dom';
import { FooterLinks } from '../FooterLinks.tsx';
import type { LayoutProps } from '../LayoutProps.ts';
import * as css from './DashboardLayout.css.ts';
import { WorkHeader } from './WorkHeader.tsx';

export { loadMenu as loader };

const known = Object.values(patterns);

/** Side menu and page, for signed-in pages. */
export default function DashboardLayout({ hasCookies }: LayoutProps) {
  const { mode } = useMode();
  return (
    <div className={css.frame} data-mode={mode}>
      <WorkHeader />
      <div className={css.columns}>
        <SideMenu known={known} />
        <div className={css.content}>
          <Outlet />
          <footer className={css.footer}>
            <FooterLinks hasCookies={hasCookies} />
          </footer>
        </div>
      </div>
    </div>
  );
}
