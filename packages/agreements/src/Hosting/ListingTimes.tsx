import type { Viewing } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatShortDay } from '@sewa/formatters';
import { EmptyState, Heading, List, Stack, Text } from '@sewa/ui';
import { groupByDay } from '../viewingTimes.ts';
import type { HostedListing } from './findHostedHome.ts';
import { listHostTimes } from './listHostTimes.ts';
import * as messages from './messages.ts';
import { TimeRow } from './TimeRow.tsx';

interface ListingTimesProps {
  readonly listing: HostedListing;
  readonly viewings: readonly Viewing[];
  /** Whether the heading says which listing it is. */
  readonly isNamed: boolean;
}

/** Times to come of one listing, by day, with who comes. */
export function ListingTimes({ listing, viewings, isNamed }: ListingTimesProps) {
  const { data: slots = [] } = useRoute('listSlots', listing.isLive ? { id: listing.id } : null);
  const times = listHostTimes(slots, viewings);
  if (times.length === 0 && !listing.isLive) return null;
  const titleId = `times-${listing.id}`;
  return (
    <Stack as="section" gap="m" aria-labelledby={titleId}>
      <Stack gap="xs">
        <Heading level={2} size="m" id={titleId}>
          {isNamed ? messages.timesOf(listing.name) : messages.timesTitle}
        </Heading>
        {listing.isLive ? null : <Text tone="muted">{messages.noOneBooks}</Text>}
      </Stack>
      {times.length === 0 ? (
        <EmptyState icon="calendar" title={messages.noTimesTitle} level={3}>
          {messages.noTimesLead}
        </EmptyState>
      ) : (
        groupByDay(times).map(({ day, times: ofDay }) => (
          <Stack key={day} gap="s">
            <Heading level={3} size="s">
              {formatShortDay(day)}
            </Heading>
            <List variant="boxed">
              {ofDay.map((time) => (
                <TimeRow key={time.slotId} time={time} />
              ))}
            </List>
          </Stack>
        ))
      )}
    </Stack>
  );
}
