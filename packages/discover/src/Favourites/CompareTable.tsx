import type { Favourite } from '@sewa/api/client';
import {
  convertArea,
  findDay,
  findDistrict,
  formatAddressWithoutUnit,
  formatArea,
  formatDay,
  formatFurnitureStatus,
  formatMoney,
  formatPropertyType,
  formatRoomCount,
  notStated,
} from '@sewa/formatters';
import { listingPath } from '@sewa/paths';
import { Link, Table, type TableColumn, VisuallyHidden } from '@sewa/ui';
import type { ReactNode } from 'react';
import { describeBedrooms, describeListing, describePart } from '../describeListing.ts';
import { ListingPicture } from '../ListingPicture/ListingPicture.tsx';
import { listUsualMoveInCost } from '../MoveInCost/listMoveInCost.ts';
import * as common from '../messages.ts';
import { NearestStation, UsualRent } from './ComparedFacts.tsx';
import * as css from './CompareTable.css.ts';
import { comparisonId } from './chooseToCompare.ts';
import { describeRentChange } from './describeRentChange.ts';
import * as messages from './messages.ts';

interface Fact {
  readonly name: string;
  readonly tell: (favourite: Favourite) => ReactNode;
}

const facts: readonly Fact[] = [
  { name: messages.comparedRent, tell: ({ listing }) => formatMoney(listing.monthlyRent) },
  {
    name: messages.comparedRentChange,
    tell: ({ listing, rentWhenKept }) =>
      describeRentChange(rentWhenKept, listing.monthlyRent)?.text ?? messages.comparedRentSame,
  },
  { name: messages.comparedMoveIn, tell: ({ listing }) => describeMoveIn(listing.monthlyRent) },
  { name: messages.comparedUsualRent, tell: ({ listing }) => <UsualRent listingId={listing.id} /> },
  { name: messages.comparedStation, tell: ({ listing }) => <NearestStation listingId={listing.id} /> },
  { name: messages.comparedStatus, tell: ({ listing }) => messages.listingStatus[listing.status] },
  { name: common.factName.propertyType, tell: ({ listing }) => formatPropertyType(listing.propertyType) },
  {
    name: common.factName.propertySubType,
    tell: ({ listing }) => describePart(listing.propertySubType),
  },
  { name: common.factName.bedrooms, tell: ({ listing }) => describeBedrooms(listing.numberOfBedrooms) },
  { name: common.factName.bathrooms, tell: ({ listing }) => formatCount(listing.numberOfBathrooms) },
  { name: common.factName.area, tell: ({ listing }) => formatArea(convertArea(listing.area, 1)) },
  {
    name: common.factName.furnishing,
    tell: ({ listing }) => formatFurnitureStatus(listing.furnitureStatus),
  },
  { name: common.factName.address, tell: ({ listing }) => formatAddressWithoutUnit(listing.address) },
  {
    name: common.factName.district,
    tell: ({ listing }) => findDistrict(listing.district ?? '')?.name ?? notStated,
  },
  {
    name: common.factName.availableFrom,
    tell: ({ listing }) => (listing.availableFrom ? formatDay(listing.availableFrom) : notStated),
  },
  { name: messages.comparedNote, tell: ({ note }) => note || '–' },
];

function formatCount(count: number | null): string {
  return count === null ? notStated : formatRoomCount(count);
}

function describeMoveIn(monthlyRent: number): string {
  const { total, isWhole } = listUsualMoveInCost(monthlyRent, findDay(Date.now()) ?? '');
  return isWhole ? formatMoney(total) : notStated;
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
        head: (
          <span className={css.home}>
            <ListingPicture picture={favourite.listing.picture} />
            <Link href={listingPath(id, slug)}>{label}</Link>
          </span>
        ),
        cell: ({ tell }: Fact) => tell(favourite),
      };
    }),
  ];
}

/** Two to four saved homes side by side: a row for each fact, a column for each home. */
export function CompareTable({ favourites }: { readonly favourites: readonly Favourite[] }) {
  return (
    <div id={comparisonId} className={css.compare} data-homes={favourites.length}>
      <Table
        narrow="scroll"
        caption={<VisuallyHidden>{messages.comparisonCaption}</VisuallyHidden>}
        columns={listColumns(favourites)}
        rows={facts}
        rowKey={({ name }) => name}
      />
    </div>
  );
}
