import type { Favourite } from '@sewa/api/client';
import {
  findDistrict,
  formatAddressWithoutUnit,
  formatAreaInBothUnits,
  formatDay,
  formatFurnitureStatus,
  formatMoney,
  formatPropertySubType,
  formatPropertyType,
  formatRoomCount,
  notStated,
} from '@sewa/formatters';
import { listingPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import type { ReactNode } from 'react';
import { describeListing } from '../describeListing.ts';
import * as css from './CompareTable.css.ts';
import { describeRentChange } from './describeRentChange.ts';

interface Row {
  readonly name: string;
  readonly tell: (favourite: Favourite) => ReactNode;
}

const statusWords = { live: 'Can be rented', let: 'Let to somebody', closed: 'No longer offered' } as const;

const rows: readonly Row[] = [
  { name: 'Rent a month', tell: ({ listing }) => formatMoney(listing.monthlyRent) },
  {
    name: 'Since you kept it',
    tell: ({ listing, rentWhenKept }) =>
      describeRentChange(rentWhenKept, listing.monthlyRent)?.words ?? 'The same',
  },
  { name: 'Status', tell: ({ listing }) => statusWords[listing.status] },
  { name: 'Property type', tell: ({ listing }) => formatPropertyType(listing.propertyType) },
  { name: 'What is let', tell: ({ listing }) => formatPropertySubType(listing.propertySubType) },
  { name: 'Bedrooms', tell: ({ listing }) => formatCount(listing.numberOfBedrooms) },
  { name: 'Bathrooms', tell: ({ listing }) => formatCount(listing.numberOfBathrooms) },
  { name: 'Area', tell: ({ listing }) => formatAreaInBothUnits(listing.area) },
  { name: 'Furnishing', tell: ({ listing }) => formatFurnitureStatus(listing.furnitureStatus) },
  { name: 'Address', tell: ({ listing }) => formatAddressWithoutUnit(listing.address) },
  { name: 'District', tell: ({ listing }) => findDistrict(listing.district ?? '')?.name ?? notStated },
  {
    name: 'Available from',
    tell: ({ listing }) => (listing.availableFrom ? formatDay(listing.availableFrom) : notStated),
  },
  { name: 'Your note', tell: ({ note }) => note || '–' },
];

function formatCount(count: number | null): string {
  return count === null ? notStated : formatRoomCount(count);
}

/** Two to four kept homes side by side: a row for each fact, a column for each home. */
export function CompareTable({ favourites }: { readonly favourites: readonly Favourite[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={css.frame} aria-label="Comparison" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <td className={css.corner} />
            {favourites.map(({ listing }) => (
              <th key={listing.id} scope="col" className={css.head}>
                <Link href={listingPath(listing.id, listing.slug)}>{describeListing(listing)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, tell }) => (
            <tr key={name}>
              <th scope="row" className={css.fact}>
                {name}
              </th>
              {favourites.map((favourite) => (
                <td key={favourite.listing.id} className={css.cell}>
                  {tell(favourite)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
