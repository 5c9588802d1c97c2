import type { Corporate } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageMeta } from '@sewa/pages';
import { Container, Heading, Stack, type StackProps, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { NoCorporate } from './NoCorporate.tsx';
import { UnverifiedNotice } from './UnverifiedNotice.tsx';

interface CorporatePageProps {
  readonly title: string;
  /** What the page is, for its description. */
  readonly description: string;
  /** The corporate somebody acts for; null while they act for none. */
  readonly corporate: Corporate | null;
  /** Says of a corporate in a sentence what the page shows. */
  readonly lead: (name: string) => string;
  /** Space between the parts. @default 'xl' */
  readonly gap?: NonNullable<StackProps['gap']>;
  /** What it shows of the corporate. */
  readonly children: ReactNode;
}

/** A page about the corporate somebody acts for; whoever acts for none is told why there is nothing. */
export function CorporatePage({
  title,
  description,
  corporate,
  lead,
  gap = 'xl',
  children,
}: CorporatePageProps) {
  const { data: user } = useRoute('getUser', {});
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={title} description={description} isIndexed={false} />
      <Stack gap={gap}>
        <Stack gap="xs">
          <Heading level={1} size="l">
            {title}
          </Heading>
          {corporate ? <Text tone="muted">{lead(corporate.name)}</Text> : null}
        </Stack>
        {corporate && !corporate.isVerified ? <UnverifiedNotice name={corporate.name} /> : null}
        {corporate ? children : <NoCorporate count={user?.corporates.length ?? 0} />}
      </Stack>
    </Container>
  );
}
