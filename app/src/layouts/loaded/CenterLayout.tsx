import { Card } from '@sewa/ui';
import { Outlet } from 'react-router-dom';
import { AccountLink } from '../AccountLink.tsx';
import { Brand } from '../Brand.tsx';
import { account } from '../PublicLayout.css.ts';
import { SkipLink } from '../SkipLink.tsx';
import * as css from './CenterLayout.css.ts';
import { bar } from './DashboardLayout.css.ts';

/** One narrow card in the middle, for a single step. */
export default function CenterLayout() {
  return (
    <div className={css.frame}>
      <SkipLink />
      <header className={bar}>
        <Brand />
        <div className={account}>
          <AccountLink />
        </div>
      </header>
      <div className={css.content}>
        <Card padding="l">
          <Outlet />
        </Card>
      </div>
    </div>
  );
}
