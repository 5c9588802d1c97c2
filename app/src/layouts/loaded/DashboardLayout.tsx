import { useMode } from '@sewa/auth/permissions';
import { BottomMenu } from '@sewa/identity/bottom-menu';
import { MoreEntries } from '@sewa/identity/more-entries';
import { loadMenu, SideMenu } from '@sewa/identity/side-menu';
import { usePageFlags, usePageSite } from '@sewa/pages';
import { patterns } from '@sewa/paths';
import { Outlet } from 'react-router-dom';
import { FooterLinks } from '../FooterLinks.tsx';
import type { LayoutProps } from '../LayoutProps.ts';
import * as css from './DashboardLayout.css.ts';
import { WorkHeader } from './WorkHeader.tsx';

export { loadMenu as loader };

const known = Object.values(patterns);

/** Side menu and page, for signed-in pages; phones have the menu at their foot. */
export default function DashboardLayout({ hasCookies }: LayoutProps) {
  const { mode } = useMode();
  const { hasEyeAssist = false } = usePageSite();
  const hasBottomMenu = !usePageFlags().includes('no-bottom-menu');
  return (
    <div className={css.frame} data-mode={mode}>
      <WorkHeader />
      {hasBottomMenu ? (
        <BottomMenu known={known}>
          <MoreEntries known={known} />
        </BottomMenu>
      ) : null}
      <div className={css.columns}>
        <SideMenu known={known} />
        <div className={css.content} data-aids={hasEyeAssist ? '' : undefined}>
          <Outlet />
          <footer className={css.footer}>
            <FooterLinks hasCookies={hasCookies} />
          </footer>
        </div>
      </div>
    </div>
  );
}
