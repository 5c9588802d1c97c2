import { Link, Text } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './QueueBar.css.ts';

interface QueueBarProps {
  /** Who was just answered. */
  readonly sentTo: string | null;
  /** How many new enquiries there are besides this one. */
  readonly waiting: number;
  readonly nextHref: string | null;
  /** Whether there are more than were read. */
  readonly hasMore: boolean;
}

/** Says how many new enquiries are left, and that an answer leads to the next. */
export function QueueBar({ sentTo, waiting, nextHref, hasMore }: QueueBarProps) {
  return (
    <div className={css.bar}>
      <Text as="p" size="s" role="status">
        {sentTo === null ? null : `${messages.sentTo(sentTo)} `}
        {messages.queueLeft(waiting, hasMore)}
      </Text>
      {nextHref === null ? null : (
        <Link href={nextHref} size="s">
          {messages.nextLabel}
        </Link>
      )}
    </div>
  );
}
