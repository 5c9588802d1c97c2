import { Heading, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';

interface StepHeadProps {
  readonly title: ReactNode;
  /** Says in a sentence what happens. */
  readonly lead: ReactNode;
  /** Size of the title: 'm' in a card, 'l' where the page is its own. @default 'm' */
  readonly size?: 'm' | 'l';
  /** Sentence about what went wrong with the whole form. */
  readonly formError?: string | null | undefined;
}

/** How a step begins: its title, a sentence, and what went wrong. */
export function StepHead({ title, lead, size = 'm', formError }: StepHeadProps) {
  return (
    <>
      <Stack gap="s">
        <Heading level={1} size={size}>
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </Stack>
      {formError ? (
        <Text tone="danger" role="alert">
          {formError}
        </Text>
      ) : null}
    </>
  );
}
