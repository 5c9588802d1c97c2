import { Outlet } from 'react-router-dom';
import { content } from '../PublicLayout.css.ts';
import { frame } from './DashboardLayout.css.ts';
import { WorkHeader } from './WorkHeader.tsx';

/** A header above the page and nothing else: the frame of a way that needs the whole width. */
export default function DefaultLayout() {
  return (
    <div className={frame}>
      <WorkHeader />
      <div className={content}>
        <Outlet />
      </div>
    </div>
  );
}
