import type { PaymentSetup } from '@sewa/api/client';
import { PageMeta } from '@sewa/pages';
import { Banner, Heading, Inline, Link, Spinner, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { describeSetup, isSetupOpen, nameSetupPlace } from './describeSetup.ts';
import * as messages from './messages.ts';

interface SetupStatusProps {
  readonly setup: PaymentSetup;
  /** The address of this page, to look again without script. */
  readonly path: string;
  /** Where another attempt begins. */
  readonly retryPath: string | null;
  /** Says what can be done with it once it is set up. @default that bills can be paid with it */
  readonly activeLead?: string;
  /** What else one can do now. */
  readonly children?: ReactNode;
}

/** How a setup stands, once somebody came back from the bank or the card page. */
export function SetupStatus({ setup, path, retryPath, activeLead, children }: SetupStatusProps) {
  const { state, redirectUrl } = setup;
  const { title, tone, ...words } = describeSetup(setup);
  const lead = (state === 'active' && activeLead) || words.lead;
  const isOpen = isSetupOpen(setup);
  return (
    <Stack gap="l" aria-live="polite">
      <PageMeta title={title} description={messages.description} isIndexed={false} />
      <Inline gap="s">
        {isOpen ? <Spinner /> : null}
        <Heading level={1} size="l">
          {title}
        </Heading>
      </Inline>
      {isOpen ? <Text>{lead}</Text> : <Banner tone={tone}>{lead}</Banner>}
      <Inline gap="s">
        {state === 'pending' && redirectUrl !== null ? (
          <Link variant="primary" href={redirectUrl}>
            {messages.goOnLabel(nameSetupPlace(setup))}
          </Link>
        ) : null}
        {isOpen ? (
          <Link variant="secondary" href={path}>
            {messages.checkAgainLabel}
          </Link>
        ) : null}
        {!isOpen && state !== 'active' && retryPath !== null ? (
          <Link variant="primary" href={retryPath}>
            {messages.tryAgainLabel}
          </Link>
        ) : null}
        {children}
      </Inline>
    </Stack>
  );
}
