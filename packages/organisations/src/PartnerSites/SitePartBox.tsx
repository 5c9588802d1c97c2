import { Heading, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';

interface SitePartBoxProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of a site with its heading. */
export function SitePartBox({ id, title, lead, children }: SitePartBoxProps) {
  return (
    <Stack as="section" id={id} gap="m" aria-labelledby={`${id}-title`}>
      <Stack gap="xs">
        <Heading level={3} size="s" id={`${id}-title`}>
          {title}
        </Heading>
        {lead ? (
          <Text as="p" size="s" tone="muted">
            {lead}
          </Text>
        ) : null}
      </Stack>
      {children}
    </Stack>
  );
}
