import { stepUpPath } from '@sewa/paths';
import { Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as messages from './messages.ts';
import { preserveTyped } from './preserveTyped.ts';

interface ContactSectionProps {
  readonly id: string;
  readonly title: string;
  /** How it stands now. */
  readonly present: ReactNode;
  /** Words of the way to a change, while a proof is wanted first. */
  readonly way?: string;
  /** Whether somebody has just proven who they are, and so may begin a change. */
  readonly isSteppedUp: boolean;
  /** The code that waits to be entered, or null. */
  readonly waiting: ReactNode;
  /** The form that begins a change. */
  readonly children: ReactNode;
}

/** One way to reach somebody: what it is now, the code that waits, and the change once they have proven who they are. */
export function ContactSection({
  id,
  title,
  present,
  way = messages.editLabel,
  isSteppedUp,
  waiting,
  children,
}: ContactSectionProps) {
  return (
    <Stack as="section" gap="m" id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="m" id={`${id}-title`}>
        {title}
      </Heading>
      <Text>{present}</Text>
      {waiting}
      {isSteppedUp ? (
        children
      ) : waiting ? null : (
        <Stack gap="s">
          <Text size="s" tone="muted">
            {messages.stepUpFirst}
          </Text>
          <Inline>
            <Link variant="secondary" href={stepUpPath('contact')} onClick={preserveTyped}>
              {way}
            </Link>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}
