import type { RouteAnswer } from '@sewa/api/client';
import { type DiscoverFilters, formatNumber, serializeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import { findRelief } from '../Filters/findRelief.ts';

/** A search that found nothing, and its numbers once they are there. */
export interface NothingFoundProps {
  readonly filters: DiscoverFilters;
  readonly numbers: RouteAnswer<'countDiscover'> | undefined;
}

/** Says that no home matches, and which filter stands most in the way. */
export function NothingFound({ filters, numbers }: NothingFoundProps) {
  const relief = numbers ? findRelief(filters, numbers.withoutFilter) : null;
  const homes = relief && `${formatNumber(relief.total)} ${relief.total === 1 ? 'home' : 'homes'}`;
  return (
    <EmptyState
      icon="search"
      title="No homes match"
      actions={
        <>
          {relief ? (
            <Link variant="primary" href={discoverPath(serializeDiscoverFilters(relief.rest))}>
              Show {homes} without {relief.filter}
            </Link>
          ) : null}
          <Link variant={relief ? 'secondary' : 'primary'} href={discoverPath()}>
            Clear all filters
          </Link>
        </>
      }
    >
      {relief
        ? `Without ${relief.filter} there ${relief.total === 1 ? 'is' : 'are'} ${homes}.`
        : 'Take a filter out, or look in a district next to it.'}
    </EmptyState>
  );
}
