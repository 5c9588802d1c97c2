import { Outlet } from 'react-router-dom';
import { PhoneMenu } from '../PhoneMenu.tsx';
import { content } from '../PublicLayout.css.ts';
import { frame } from './DashboardLayout.css.ts';
import { WorkHeader } from './WorkHeader.tsx';

/** Only a header above the page, for pages that need the whole width. */
export default function DefaultLayout() {
  return (
    <div className={frame}>
      <WorkHeader />
      <PhoneMenu />
      <div className={content}>
        <Outlet />
      </div>
    </div>
  );
}
