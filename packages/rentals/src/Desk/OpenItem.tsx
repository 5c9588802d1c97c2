import { Badge, type BadgeProps, Heading, Inline, Link, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';

interface OpenItemProps {
  readonly title: string;
  readonly badge: { readonly tone: NonNullable<BadgeProps['tone']>; readonly words: string };
  /** The way back to all of them. */
  readonly back: { readonly href: string; readonly label: string };
  /** What can be done with it, beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One partner or one waitlist, with the way back to all of them. */
export function OpenItem({ title, badge, back, actions, children }: OpenItemProps) {
  return (
    <Stack as="article" gap="l" aria-labelledby="item-title">
      <Stack gap="s">
        <Link href={back.href} size="s">
          {back.label}
        </Link>
        <Inline gap="m" justify="between">
          <Inline gap="s">
            <Heading level={2} size="l" id="item-title">
              {title}
            </Heading>
            <Badge tone={badge.tone}>{badge.words}</Badge>
          </Inline>
          {actions}
        </Inline>
      </Stack>
      {children}
    </Stack>
  );
}
