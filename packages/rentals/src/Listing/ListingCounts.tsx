import type { PropertyListing } from '@sewa/api/client';
import { formatNumber } from '@sewa/formatters';
import * as css from './ListingCard.css.ts';
import * as messages from './messages.ts';

const names = ['views', 'saves', 'enquiries'] as const;

/** How many people looked at a listing, saved it and asked about it in the last 30 days. */
export function ListingCounts({ counts }: Pick<PropertyListing, 'counts'>) {
  return (
    <dl className={css.counts} aria-label={messages.countsLabel}>
      {names.map((name) => (
        <div key={name} className={css.count}>
          <dt className={css.label}>{messages.countName[name]}</dt>
          <dd className={css.value}>{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
