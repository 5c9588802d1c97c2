import { Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as css from './Bills.css.ts';
import * as messages from './messages.ts';

interface PanelProps {
  readonly title: string;
  readonly lead: string;
  /** Where it is closed. */
  readonly closeHref: string;
  readonly children: ReactNode;
}

/** Something opened below a bill or a payment, with the way to close it. */
export function Panel({ title, lead, closeHref, children }: PanelProps) {
  return (
    <div className={css.panel}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={4} size="s">
            {title}
          </Heading>
          <Text size="s" tone="muted">
            {lead}
          </Text>
        </Stack>
        {children}
        <Inline>
          <Link href={closeHref}>{messages.closeLabel}</Link>
        </Inline>
      </Stack>
    </div>
  );
}
