import { Outlet } from 'react-router-dom';
import { frame } from './DashboardLayout.css.ts';
import { WorkHeader } from './WorkHeader.tsx';

/** A step of a flow beside an explaining panel; the page fills both with `Flow`. */
export default function SidebarLayout() {
  return (
    <div className={frame}>
      <WorkHeader />
      <Outlet />
    </div>
  );
}
