import type { RouteAnswer } from '@sewa/api/client';
import { findDistrict, formatMoney, serializeDiscoverFilters } from '@sewa/formatters';
import { discoverPath } from '@sewa/paths';
import { Card, Link } from '@sewa/ui';
import * as messages from '../messages.ts';
import { SwipeRow } from '../SwipeRow/SwipeRow.tsx';
import * as css from './DistrictCards.css.ts';

/** The districts that have homes, each with their number and the lowest rent, as links to their searches. */
export function DistrictCards({ districts }: { readonly districts: RouteAnswer<'listDistricts'> }) {
  return (
    <SwipeRow width="s">
      {districts.map(({ slug, homes, rentMin }) => (
        <li key={slug}>
          <Card isInteractive>
            <div className={css.tile}>
              <Link
                variant="quiet"
                isStretched
                href={discoverPath(serializeDiscoverFilters({ searchParams: [slug] }))}
              >
                {findDistrict(slug)?.name ?? slug}
              </Link>
              <span className={css.facts}>{messages.districtFacts(homes, formatMoney(rentMin))}</span>
            </div>
          </Card>
        </li>
      ))}
    </SwipeRow>
  );
}
