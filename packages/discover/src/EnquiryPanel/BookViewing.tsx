import type { ListingDetail } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatShortDay, formatTime } from '@sewa/formatters';
import { bookViewingPath } from '@sewa/paths';
import { Icon, Link, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

interface BookViewingProps {
  readonly listing: Pick<ListingDetail, 'id' | 'slug'>;
  /** Id of the field in which one asks for a time. */
  readonly askId: string;
}

/** Leads to booking a viewing of a live home, and says when the next one is; without times, to asking for one. */
export function BookViewing({ listing: { id, slug }, askId }: BookViewingProps) {
  const { data: slots } = useRoute('listSlots', { id }, { isErrorReturned: true });
  const next = slots?.find(({ free }) => free > 0) ?? slots?.[0];
  return (
    <Stack gap="xs">
      <Link variant="secondary" href={bookViewingPath(id, slug)}>
        <Icon name="calendar" />
        {` ${messages.bookViewingLabel}`}
      </Link>
      {slots === undefined ? null : (
        <Text size="s" tone="muted">
          {next ? (
            messages.nextViewing(formatShortDay(next.startsAt), formatTime(next.startsAt))
          ) : (
            <>
              {messages.noViewingTimes} <Link href={`#${askId}`}>{messages.askForOneLabel}</Link>
            </>
          )}
        </Text>
      )}
    </Stack>
  );
}
