import { usePageSite } from '@sewa/pages';
import { Link, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as messages from './messages.ts';
import { StepHead } from './StepHead.tsx';

interface LogInCardProps {
  readonly title: string;
  /** Says in a sentence what happens. */
  readonly lead: ReactNode;
  /** Sentence about what went wrong with the whole form. */
  readonly formError?: string | null;
  readonly children: ReactNode;
}

/** What both steps of log-in have in common: title, sentence, fault, form, and a word about the sandbox where it runs. */
export function LogInCard({ title, lead, formError, children }: LogInCardProps) {
  const { isSandbox } = usePageSite();
  return (
    <Stack gap="xl">
      <StepHead title={title} lead={lead} size="l" formError={formError} />
      {children}
      {isSandbox ? (
        <Text size="s" tone="muted">
          {messages.sandboxNotice} <Link href="/sandbox">{messages.logInSandboxLabel}</Link>
          {' · '}
          <Link href="/sandbox/outbox">{messages.sandboxOutboxLabel}</Link>
        </Text>
      ) : null}
    </Stack>
  );
}
