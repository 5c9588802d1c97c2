import { Outlet } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import * as css from './LogInLayout.css.ts';

/** A form beside a picture; on narrow screens the form alone. */
export function LogInLayout() {
  return (
    <div className={css.frame}>
      <div className={css.side}>
        <header className={css.head}>
          <Brand />
        </header>
        <div className={css.form}>
          <Outlet />
        </div>
      </div>
      <img className={css.picture} src="/hero.svg" alt="" width={960} height={640} fetchPriority="low" />
    </div>
  );
}
