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
import { Link, Table, type TableColumn, VisuallyHidden } from '@sewa/ui';
import type { ReactNode } from 'react';
import { describeListing } from '../describeListing.ts';
import { describeRentChange } from './describeRentChange.ts';

interface Fact {
  readonly name: string;
  readonly tell: (favourite: Favourite) => ReactNode;
}

const statusLabels = { live: 'Can be rented', let: 'Let to somebody', closed: 'No longer offered' } as const;

const facts: readonly Fact[] = [
  { name: 'Rent a month', tell: ({ listing }) => formatMoney(listing.monthlyRent) },
  {
    name: 'Since you kept it',
    tell: ({ listing, rentWhenKept }) =>
      describeRentChange(rentWhenKept, listing.monthlyRent)?.text ?? 'The same',
  },
  { name: 'Status', tell: ({ listing }) => statusLabels[listing.status] },
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

function listColumns(favourites: readonly Favourite[]): TableColumn<Fact>[] {
  return [
    { key: 'fact', label: '', cell: ({ name }) => name, isRowHeader: true },
    ...favourites.map((favourite) => {
      const { id, slug } = favourite.listing;
      const label = describeListing(favourite.listing);
      return {
        key: id,
        label,
        head: <Link href={listingPath(id, slug)}>{label}</Link>,
        cell: ({ tell }: Fact) => tell(favourite),
      };
    }),
  ];
}

/** Two to four kept homes side by side: a row for each fact, a column for each home. */
export function CompareTable({ favourites }: { readonly favourites: readonly Favourite[] }) {
  return (
    <Table
      narrow="scroll"
      caption={<VisuallyHidden>Comparison</VisuallyHidden>}
      columns={listColumns(favourites)}
      rows={facts}
      rowKey={({ name }) => name}
    />
  );
}
