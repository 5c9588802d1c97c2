import { AccountLink } from '../AccountLink.tsx';
import { Brand } from '../Brand.tsx';
import { HelpIcon } from '../HelpIcon.tsx';
import { account, header } from '../PublicLayout.css.ts';
import { SkipLink } from '../SkipLink.tsx';
import { bar } from './DashboardLayout.css.ts';

/** The header of signed-in layouts: skip link, product name and account menu. */
export function WorkHeader() {
  return (
    <>
      <SkipLink />
      <header className={header}>
        <div className={bar}>
          <Brand />
          <HelpIcon />
          <div className={account}>
            <AccountLink />
          </div>
        </div>
      </header>
    </>
  );
}
