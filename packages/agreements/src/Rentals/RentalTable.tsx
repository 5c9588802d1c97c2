import type { RentalEntry } from '@sewa/api/client';
import { formatAddress, formatMoney } from '@sewa/formatters';
import { contractPath } from '@sewa/paths';
import { Badge, Link, Table, VisuallyHidden } from '@sewa/ui';
import { describeStanding, findTone } from '../describeStanding.ts';
import * as common from '../messages.ts';
import { findNextStep } from './findNextStep.ts';
import * as messages from './messages.ts';

const nameHome = ({ unit, listing }: RentalEntry): string => formatAddress(unit ?? listing.address);

const lived: readonly RentalEntry['state'][] = ['running', 'ending', 'ended'];

function Owed({ owed, state }: Pick<RentalEntry, 'owed' | 'state'>) {
  if (owed === null) return lived.includes(state) ? messages.noPlan : messages.notKnown;
  if (owed.bills === 0) return messages.nothingOwed;
  return <Badge tone="danger">{messages.owedBills(formatMoney(owed.cents), owed.bills)}</Badge>;
}

/** Many rentals, one in a row; cards on a phone. */
export function RentalTable({ rentals }: { readonly rentals: readonly RentalEntry[] }) {
  return (
    <Table<RentalEntry>
      caption={<VisuallyHidden>{messages.tableCaption}</VisuallyHidden>}
      rows={rentals}
      rowKey={({ id }) => id}
      empty={messages.noneFound}
      columns={[
        { key: 'home', label: messages.column.home, cell: nameHome, isRowHeader: true },
        {
          key: 'other',
          label: messages.column.other,
          cell: ({ otherNames }) => common.joinNames(otherNames),
        },
        {
          key: 'state',
          label: messages.column.state,
          cell: (rental) => <Badge tone={findTone(rental)}>{describeStanding(rental)}</Badge>,
        },
        {
          key: 'rent',
          label: messages.column.rent,
          cell: ({ monthlyRent }) => (monthlyRent === null ? messages.notKnown : formatMoney(monthlyRent)),
          isNumeric: true,
        },
        {
          key: 'lastDay',
          label: messages.column.lastDay,
          cell: ({ lastDay }) => (lastDay === null ? messages.notKnown : common.sayDay(lastDay)),
        },
        {
          key: 'owed',
          label: messages.column.owed,
          cell: ({ owed, state }) => <Owed owed={owed} state={state} />,
        },
        {
          key: 'next',
          label: messages.column.next,
          cell: (rental) => {
            const { label } = findNextStep(rental);
            return (
              <Link href={contractPath(rental.id)} aria-label={`${label}: ${nameHome(rental)}`}>
                {label}
              </Link>
            );
          },
        },
      ]}
    />
  );
}
