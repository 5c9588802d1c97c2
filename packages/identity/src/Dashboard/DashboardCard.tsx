import { Card, Heading, Icon, type IconName, Inline, Link, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';

interface DashboardCardProps {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  /** The page where one acts, and the label of the link there; left out where an email has the link. */
  readonly way?: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/** One kind of thing that waits, and the way to where one acts. */
export function DashboardCard({ id, icon, title, way, children }: DashboardCardProps) {
  return (
    <Card as="section" padding="l" aria-labelledby={id}>
      <Stack gap="m">
        <Inline gap="s">
          <Icon name={icon} />
          <Heading level={2} size="s" id={id}>
            {title}
          </Heading>
        </Inline>
        {children}
        {way ? <Link href={way.href}>{way.label}</Link> : null}
      </Stack>
    </Card>
  );
}
