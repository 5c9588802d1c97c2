import type { Service } from '@sewa/api/client';
import { findDay, formatDay } from '@sewa/formatters';
import { Heading, Stack, Timeline, TimelineItem } from '@sewa/ui';
import * as messages from './messages.ts';

interface Event {
  readonly title: string;
  readonly day: string;
  /** Whether it isn't over when its day is. */
  readonly isOpen?: true;
}

/** What happened to a service and what comes, by day. */
function listEvents({ type, createdAt, from, until, nextBill }: Service): Event[] {
  const events: Event[] = [
    { title: messages.createdEvent[type], day: findDay(createdAt) ?? '' },
    ...(type === 'pay'
      ? [
          { title: messages.firstDayEvent, day: from },
          ...(nextBill
            ? [{ title: messages.nextBillEvent(nextBill.cents), day: nextBill.dueOn, isOpen: true as const }]
            : []),
          { title: messages.lastDayEvent, day: until },
        ]
      : []),
  ];
  return events.toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The days of a service in their order. */
export function ServiceTimeline({ service }: { readonly service: Service }) {
  const today = findDay(Date.now()) ?? '';
  const events = listEvents(service);
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {messages.timelineTitle}
      </Heading>
      <Timeline>
        {events.map(({ title, day, isOpen }) => (
          <TimelineItem
            key={title}
            title={title}
            time={<time dateTime={day}>{formatDay(day)}</time>}
            state={day <= today && !isOpen ? 'done' : 'upcoming'}
          />
        ))}
      </Timeline>
    </Stack>
  );
}
