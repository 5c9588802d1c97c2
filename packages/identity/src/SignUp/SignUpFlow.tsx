import { usePageSite } from '@sewa/pages';
import { FormBanner } from '@sewa/pages/form-notices';
import { Link, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Flow } from '../Flow/Flow.tsx';
import * as common from '../messages.ts';
import { StepHead } from '../StepHead.tsx';
import * as messages from './messages.ts';

interface SignUpFlowProps {
  /** Which step is at hand, counted from 0. */
  readonly current: number;
  readonly title: string;
  /** Says in a sentence what happens. */
  readonly lead: ReactNode;
  /** Explains the step beside it. */
  readonly aside: ReactNode;
  /** Sentence about what went wrong with the whole step. */
  readonly formError?: string | null;
  /** Whether something is sent in this step, so that the sandbox says where it is read. */
  readonly isSending?: boolean;
  readonly children: ReactNode;
}

/** What the steps of sign-up have in common: the way, the heading, a sentence, and what went wrong. */
export function SignUpFlow({
  current,
  title,
  lead,
  aside,
  formError,
  isSending = false,
  children,
}: SignUpFlowProps) {
  const { isSandbox } = usePageSite();
  return (
    <Flow label={messages.signUpTitle} steps={messages.signUpSteps} current={current} aside={aside}>
      <Stack gap="xl">
        <StepHead title={title} lead={lead} size="l" />
        {formError ? <FormBanner result={formError}>{formError}</FormBanner> : null}
        {children}
        {isSandbox && isSending ? (
          <Text size="s" tone="muted">
            {common.sandboxNotice} <Link href="/sandbox/outbox">{common.sandboxOutboxLabel}</Link>
          </Text>
        ) : null}
      </Stack>
    </Flow>
  );
}
