import { Icon, Stack, Text } from '@sewa/ui';

/** How to stay clear of rental scams, where it is needed; the figures are those of the police, with their dates. */
export function ScamAdvice() {
  return (
    <Stack direction="row" gap="m" align="start">
      <Icon name="shield-check" />
      <Stack gap="s">
        <Text as="p" weight="semibold">
          Never pay before you have seen the home and whoever lets it.
        </Text>
        <Text as="p" size="s" tone="muted">
          Nobody needs to pay to view. An agent’s number must be the one on CEA’s public register. From July
          2023 to January 2024, 389 people lost at least $2.4 million to rental scams (Singapore Police
          Force).
        </Text>
      </Stack>
    </Stack>
  );
}
