import type { RouteAnswer } from '@sewa/api/client';
import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import { findRelief } from '../Filters/findRelief.ts';
import * as common from '../messages.ts';
import type { PlaceNames } from '../Places/namePlace.ts';
import * as messages from './messages.ts';
import { NearestHomes } from './NearestHomes.tsx';

/** A search that found nothing, and its numbers once they are there. */
export interface NothingFoundProps {
  readonly filters: DiscoverFilters;
  readonly numbers: RouteAnswer<'countDiscover'> | undefined;
  readonly names: PlaceNames;
}

/** Says that no home matches, and which filter stands most in the way. */
export function NothingFound({ filters, numbers, names }: NothingFoundProps) {
  const relief = numbers ? findRelief(filters, numbers.withoutFilter) : null;
  return (
    <>
      <EmptyState
        icon="search"
        title={messages.noHomesTitle}
        actions={
          <>
            {relief ? (
              <Link variant="primary" href={discoverPath(serializeDiscoverFilters(relief.rest))}>
                {common.showHomesLabel(common.homeCount(relief.total))}
              </Link>
            ) : null}
            <Link variant={relief ? 'secondary' : 'primary'} href={discoverPath()}>
              {messages.clearAllFiltersLabel}
            </Link>
          </>
        }
      >
        {relief ? common.removeToSee(relief.filter, relief.total) : messages.noHomesLead}
      </EmptyState>
      <NearestHomes filters={filters} names={names} />
    </>
  );
}
