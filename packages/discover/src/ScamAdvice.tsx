import { Icon, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** How to stay clear of rental scams, where it is needed; the figures are those of the police, with their dates. */
export function ScamAdvice() {
  return (
    <Stack direction="row" gap="m" align="start">
      <Icon name="shield-check" />
      <Stack gap="s">
        <Text as="p" weight="semibold">
          {messages.scamTitle}
        </Text>
        <Text as="p" size="s" tone="muted">
          {messages.scamLead}
        </Text>
      </Stack>
    </Stack>
  );
}
