import type { RentalEntry } from '@sewa/api/client';
import { formatMoney, notStated } from '@sewa/formatters';
import { contractPath } from '@sewa/paths';
import { Link, Table, VisuallyHidden } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

interface OfferTableProps {
  readonly home: string;
  readonly offers: readonly RentalEntry[];
}

interface OfferRow extends Omit<RentalEntry, 'openOffer'> {
  readonly openOffer: NonNullable<RentalEntry['openOffer']>;
}

const hasOffer = (entry: RentalEntry): entry is OfferRow => entry.openOffer !== null;

const nameOffer = ({ openOffer, side, otherNames }: OfferRow): string =>
  (openOffer.by === side ? messages.made : messages.received)(common.joinNames(otherNames));

/** The open offers for a home side by side; cards on a phone. */
export function OfferTable({ home, offers }: OfferTableProps) {
  return (
    <Table<OfferRow>
      caption={<VisuallyHidden>{messages.caption(home)}</VisuallyHidden>}
      rows={offers.filter(hasOffer)}
      rowKey={({ id }) => id}
      columns={[
        { key: 'who', label: messages.column.who, cell: nameOffer, isRowHeader: true },
        {
          key: 'rent',
          label: messages.column.rent,
          cell: ({ openOffer }) => formatMoney(openOffer.monthlyRent),
          isNumeric: true,
        },
        {
          key: 'start',
          label: messages.column.start,
          cell: ({ openOffer }) => common.sayDay(openOffer.from),
        },
        {
          key: 'months',
          label: messages.column.months,
          cell: ({ openOffer }) => common.sayMonths(openOffer.months),
        },
        {
          key: 'occupiers',
          label: messages.column.occupiers,
          cell: ({ openOffer }) => openOffer.occupierCount ?? notStated,
          isNumeric: true,
        },
        {
          key: 'deposit',
          label: messages.column.deposit,
          cell: ({ openOffer }) =>
            openOffer.depositMonths === undefined ? notStated : common.sayDeposit(openOffer.depositMonths),
        },
        {
          key: 'expires',
          label: messages.column.expires,
          cell: ({ openOffer }) => common.sayMoment(openOffer.expiresAt),
        },
        {
          key: 'link',
          label: messages.column.link,
          cell: (row) => {
            const label = row.may.includes('accept') ? messages.answerLabel : messages.openLabel;
            return (
              <Link href={contractPath(row.id)} aria-label={`${label}: ${nameOffer(row)}, ${home}`}>
                {label}
              </Link>
            );
          },
        },
      ]}
    />
  );
}
