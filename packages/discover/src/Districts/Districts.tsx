import { districts, formatNumber, writeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import * as css from './Districts.css.ts';

/** All districts with the number of homes in each, as links to their searches. */
export function Districts({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  return (
    <ul className={css.list}>
      {districts.map(({ code, name, slug }) => (
        <li key={code} className={css.item}>
          <Link look="quiet" isStretched href={discoverPath(writeDiscoverFilters({ searchParams: [slug] }))}>
            {name}
          </Link>
          <span className={css.count}>
            {formatNumber(counts[slug] ?? 0)}
            <span className={css.noun}> {counts[slug] === 1 ? 'home' : 'homes'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
