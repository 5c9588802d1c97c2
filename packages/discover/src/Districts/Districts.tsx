import { type DiscoverFilters, districts, formatNumber, serializeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './Districts.css.ts';

/** The numbers of homes, and the search they belong to. */
export interface DistrictsProps {
  /** By slug; left out while they are being counted. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  /** What else the search asks for. @default nothing */
  readonly filters?: DiscoverFilters;
}

/** All districts with the number of homes in each, as links to their searches. */
export function Districts({ counts, filters }: DistrictsProps) {
  return (
    <ul className={css.list}>
      {districts.map(({ code, name, slug }) => (
        <li key={code} className={css.item}>
          <Link
            variant="quiet"
            isStretched
            href={discoverPath(serializeDiscoverFilters({ ...filters, searchParams: [slug] }))}
          >
            {name}
          </Link>
          <span className={css.count}>
            <span>{counts ? formatNumber(counts[slug] ?? 0) : ''}</span>
            <span className={css.noun}>{` ${messages.homesNoun(counts?.[slug])}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
