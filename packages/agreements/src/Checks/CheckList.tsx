import type { RentalCheck } from '@sewa/api/client';
import { Heading, List, ListItem, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** What was looked at, on which day, and by whom. */
export function CheckList({ checks }: { readonly checks: readonly RentalCheck[] }) {
  if (checks.length === 0) return <Text as="p">{messages.none}</Text>;
  return (
    <Stack gap="s">
      <Heading level={3} size="s">
        {messages.notedTitle}
      </Heading>
      <List>
        {checks.map(({ id, kind, about, on, byName, reference }) => (
          <ListItem key={id}>
            <Stack gap="xs">
              <Text as="p">{messages.sayCheck(messages.kind[kind], about)}</Text>
              <Text as="p" tone="muted">
                {messages.notedBy(on, byName)}
              </Text>
              {reference ? <Text as="p">{messages.reference(reference)}</Text> : null}
            </Stack>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
