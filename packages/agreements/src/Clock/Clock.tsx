import type { Rental } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import { Heading, Stack, Timeline, TimelineItem } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** The days that count for a rental, in order. */
export function Clock({ clock, now }: Pick<Rental, 'clock' | 'now'>) {
  if (clock.length === 0) return null;
  const today = findDay(now) ?? '';
  const lines = clock.toSorted((a, b) => a.on.localeCompare(b.on));
  return (
    <Stack as="section" gap="m" aria-labelledby="clock-title">
      <Heading level={2} size="m" id="clock-title">
        {messages.title}
      </Heading>
      <Timeline>
        {lines.map(({ kind, on, source }) => (
          <TimelineItem
            key={kind}
            title={messages.kind[kind] ?? kind}
            state={on < today ? 'done' : 'upcoming'}
            time={<time dateTime={on}>{common.sayDay(on)}</time>}
          >
            {source === null ? null : messages.source(source)}
          </TimelineItem>
        ))}
      </Timeline>
    </Stack>
  );
}
