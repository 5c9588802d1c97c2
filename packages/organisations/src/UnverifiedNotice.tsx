import { Badge, Banner } from '@sewa/ui';
import * as messages from './messages.ts';

interface UnverifiedBadgeProps {
  /** Colour by meaning; on a warning a badge of the same colour would not show. @default 'warning' */
  readonly tone?: 'warning' | 'neutral';
}

/** Marks a corporate whose entity number nobody has confirmed. */
export function UnverifiedBadge({ tone = 'warning' }: UnverifiedBadgeProps) {
  return <Badge tone={tone}>{messages.notVerifiedLabel}</Badge>;
}

/** Says of a corporate that nobody has confirmed who it is, what that means and what comes next. */
export function UnverifiedNotice({ name }: { readonly name: string }) {
  return (
    <Banner
      tone="warning"
      title={
        <>
          {`${name} `}
          <UnverifiedBadge tone="neutral" />
        </>
      }
    >
      {messages.notVerifiedLead}
    </Banner>
  );
}
