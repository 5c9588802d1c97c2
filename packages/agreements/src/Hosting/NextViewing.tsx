import type { Viewing } from '@sewa/api/client';
import { formatAddressWithoutUnit } from '@sewa/formatters';
import { Card, Heading, Icon, Stack, Text } from '@sewa/ui';
import * as common from '../viewingMessages.ts';
import { formatMoment } from '../viewingTimes.ts';
import { formatCode } from './formatCode.ts';
import * as messages from './messages.ts';
import * as css from './NextViewing.css.ts';

/** The next viewing that somebody has booked, with the code of each guest to tell at the door. */
export function NextViewing({ viewings }: { readonly viewings: readonly Viewing[] }) {
  const [first] = viewings;
  if (!first) return null;
  return (
    <Card as="section" padding="l" aria-labelledby="next-title">
      <Stack gap="l">
        <Stack gap="xs">
          <Text size="s" weight="semibold" tone="accent">
            {messages.nextTitle}
          </Text>
          <Heading level={2} size="m" id="next-title">
            {formatMoment(first)}
          </Heading>
          <Text tone="muted">
            <Icon name="map-pin" />
            {` ${formatAddressWithoutUnit(first.listing.address)}`}
          </Text>
        </Stack>
        {viewings.map(({ id, personName, code, note }) => (
          <Stack key={id} gap="xs">
            <Text>{messages.tellCode(personName ?? common.someone)}</Text>
            <span className={css.code}>{formatCode(code)}</span>
            {note === '' ? null : (
              <Text size="s" tone="muted">
                {messages.noteOf(note)}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
