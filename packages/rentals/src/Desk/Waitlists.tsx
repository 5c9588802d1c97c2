import type { DeskWaitlist } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatDay, formatNumber } from '@sewa/formatters';
import { waitlistPath } from '@sewa/paths';
import { Badge, EmptyState, Link, Stack, Table, type TableColumn } from '@sewa/ui';
import { sectionPath } from './deskSections.ts';
import { Muted } from './Muted.tsx';
import * as messages from './messages.ts';

/** The colour of a state of a waitlist. */
export const stateTone = { open: 'success', closed: 'neutral' } as const;

const columns: readonly TableColumn<DeskWaitlist>[] = [
  {
    key: 'title',
    label: messages.waitlistHead,
    isRowHeader: true,
    cell: ({ name, title }) => (
      <Stack gap="xxs" align="start">
        <Link variant="quiet" href={sectionPath('waitlists', name)}>
          {title}
        </Link>
        <Muted>{waitlistPath(name)}</Muted>
      </Stack>
    ),
  },
  {
    key: 'state',
    label: messages.statusHead,
    cell: ({ state }) => <Badge tone={stateTone[state]}>{messages.waitlistState[state]}</Badge>,
  },
  {
    key: 'joined',
    label: messages.lastJoinedHead,
    cell: ({ lastJoinedAt }) =>
      lastJoinedAt === null ? <Muted>{messages.never}</Muted> : formatDay(lastJoinedAt),
  },
  {
    key: 'confirmed',
    label: messages.confirmedHead,
    isNumeric: true,
    cell: ({ confirmed }) => formatNumber(confirmed),
  },
  {
    key: 'unconfirmed',
    label: messages.unconfirmedHead,
    isNumeric: true,
    cell: ({ unconfirmed }) => formatNumber(unconfirmed),
  },
];

/** The waitlists with how many people joined each. */
export function Waitlists() {
  const { data: waitlists } = useRoute('listDeskWaitlists', {});
  if (!waitlists) return null;
  return (
    <Stack gap="l">
      {waitlists.length === 0 ? (
        <EmptyState icon="user" title={messages.noWaitlistsTitle} level={2}>
          {messages.noWaitlistsLead}
        </EmptyState>
      ) : (
        <Table
          caption={messages.waitlistsCaption(waitlists.length)}
          columns={columns}
          rows={waitlists}
          rowKey={({ name }) => name}
        />
      )}
    </Stack>
  );
}
