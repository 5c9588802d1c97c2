import { Heading, Stack } from '@sewa/ui';
import { type ReactNode, useId } from 'react';
import type { Session } from '../core/createSession.ts';
import * as messages from '../messages.ts';
import { CheckTable } from './CheckTable.tsx';
import { RuleTable } from './RuleTable.tsx';
import { SessionFacts } from './SessionFacts.tsx';

/** Props of `AuthPanel`. */
export interface AuthPanelProps {
  /** The session that is shown. */
  readonly session: Session;
  /**
   * Stands before the name of the token's cookie, as `createSession` has it.
   * @default ''
   */
  readonly cookiePrefix?: string;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading level={3} size="s" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** What the session and the rules say, and why the last checks came out as they did: for whoever builds pages. */
export function AuthPanel({ session, cookiePrefix = '' }: AuthPanelProps) {
  return (
    <Stack gap="xl">
      <Part title={messages.sessionTitle}>
        <SessionFacts session={session} cookiePrefix={cookiePrefix} />
      </Part>
      <Part title={messages.rulesTitle}>
        <RuleTable />
      </Part>
      <Part title={messages.checksTitle}>
        <CheckTable />
      </Part>
    </Stack>
  );
}
