import type { RentalCounterpart } from '@sewa/api/client';
import { formatAddress, formatContractActorType } from '@sewa/formatters';
import { contractPath } from '@sewa/paths';
import { Heading, Link, Stack, Table, VisuallyHidden } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

type Shared = RentalCounterpart['rentals'][number];

const nameHome = ({ unit, listing }: Shared): string => formatAddress(unit ?? listing.address);

/** The rentals that two people are both in; cards on a phone. */
export function SharedRentals({ rentals }: { readonly rentals: readonly Shared[] }) {
  return (
    <Stack as="section" gap="m" aria-labelledby="shared-title">
      <Heading level={2} size="m" id="shared-title">
        {messages.sharedTitle}
      </Heading>
      <Table<Shared>
        caption={<VisuallyHidden>{messages.sharedCaption}</VisuallyHidden>}
        rows={rentals}
        rowKey={({ id }) => id}
        columns={[
          { key: 'home', label: messages.column.home, cell: nameHome, isRowHeader: true },
          {
            key: 'role',
            label: messages.column.role,
            cell: ({ actorType }) => formatContractActorType(actorType),
          },
          { key: 'state', label: messages.column.state, cell: ({ state }) => common.stateWords[state] },
          {
            key: 'lastDay',
            label: messages.column.lastDay,
            cell: ({ lastDay }) => (lastDay === null ? '–' : common.sayDay(lastDay)),
          },
          {
            key: 'link',
            label: messages.column.link,
            cell: (rental) => (
              <Link href={contractPath(rental.id)} aria-label={`${messages.openLabel}: ${nameHome(rental)}`}>
                {messages.openLabel}
              </Link>
            ),
          },
        ]}
      />
    </Stack>
  );
}
