import { stepUpPath } from '@sewa/paths';
import { Inline, Link, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** Leads to the step-up that a change needs, and back to this page. */
export function StepUpFirst({ to }: { readonly to: string }) {
  return (
    <Stack gap="s">
      <Text>{messages.stepUpFirst}</Text>
      <Inline>
        <Link variant="primary" href={stepUpPath('payment', to)}>
          {messages.stepUpLabel}
        </Link>
      </Inline>
    </Stack>
  );
}
