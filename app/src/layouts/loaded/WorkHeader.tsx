import { AccountLink } from '../AccountLink.tsx';
import { Brand } from '../Brand.tsx';
import { account, header } from '../PublicLayout.css.ts';
import { SkipLink } from '../SkipLink.tsx';
import { bar } from './DashboardLayout.css.ts';

/** The way past itself, the product's name and the person's menu: the head of every frame of signed-in work. */
export function WorkHeader() {
  return (
    <>
      <SkipLink />
      <header className={header}>
        <div className={bar}>
          <Brand />
          <div className={account}>
            <AccountLink />
          </div>
        </div>
      </header>
    </>
  );
}
