import { usePageSite } from '@sewa/pages';
import { homePath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import * as css from './Brand.css.ts';

/** The product's logo and name, which link to the home page. */
export function Brand() {
  const site = usePageSite();
  return (
    <Link variant="quiet" href={homePath()}>
      <span className={css.brand}>
        <img className={css.mark} src="/icon.svg" alt="" width={32} height={32} fetchPriority="low" />
        <span className={css.name}>{site.name}</span>
      </span>
    </Link>
  );
}
