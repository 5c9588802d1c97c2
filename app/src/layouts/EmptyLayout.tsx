import { Outlet } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import * as css from './EmptyLayout.css.ts';

/** One line in the middle that says what is happening, for pages that redirect. */
export function EmptyLayout() {
  return (
    <div className={css.frame}>
      <header>
        <Brand />
      </header>
      <div className={css.content}>
        <Outlet />
      </div>
    </div>
  );
}
