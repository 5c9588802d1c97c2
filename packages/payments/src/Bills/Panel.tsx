import { Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import * as css from './Bills.css.ts';
import * as messages from './messages.ts';

interface PanelProps {
  readonly title: string;
  readonly lead: string;
  /** Level of its heading. @default 4, below a bill */
  readonly level?: 2 | 4;
  /** Where it is closed. */
  readonly closeHref: string;
  readonly children: ReactNode;
}

/** Something opened below a bill or a payment, with the way to close it. */
export function Panel({ title, lead, level = 4, closeHref, children }: PanelProps) {
  return (
    <div className={css.panel}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={level} size={level === 2 ? 'm' : 's'}>
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
