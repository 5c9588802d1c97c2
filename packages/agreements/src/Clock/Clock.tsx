import type { Rental } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import { Heading, Stack, Timeline, TimelineItem } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** Whether what a day asks for is done; of most days all that can be said is that they are over. */
function isDone(
  { kind, on }: Rental['clock'][number],
  { deposit, duty, addenda }: Rental,
  today: string,
): boolean {
  if (kind === 'deposit-back') return deposit?.settledAt != null;
  if (kind !== 'stamp-duty') return on < today;
  const [addendum] = addenda.filter((each) => each.duty.dueOn !== null);
  return (addendum?.duty ?? duty)?.stamping != null;
}

/** The days that count for a rental, in order. */
export function Clock({ rental }: { readonly rental: Rental }) {
  const { clock, now } = rental;
  if (clock.length === 0) return null;
  const today = findDay(now) ?? '';
  const lines = clock.toSorted((a, b) => a.on.localeCompare(b.on));
  return (
    <Stack as="section" gap="m" aria-labelledby="clock-title">
      <Heading level={2} size="m" id="clock-title">
        {messages.title}
      </Heading>
      <Timeline>
        {lines.map((line) => {
          const { kind, on, source } = line;
          return (
            <TimelineItem
              key={kind}
              title={messages.kind[kind] ?? kind}
              state={isDone(line, rental, today) ? 'done' : 'upcoming'}
              time={<time dateTime={on}>{common.sayDay(on)}</time>}
            >
              {source === null ? null : messages.source(source)}
            </TimelineItem>
          );
        })}
      </Timeline>
    </Stack>
  );
}
