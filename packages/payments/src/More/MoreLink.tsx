import { Inline, Link, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';
import type { More } from './useMore.ts';

interface MoreLinkProps {
  readonly more: More;
  /** The address of the page that begins at a cursor: where the link leads without script. */
  readonly makeHref: (cursor: string) => string;
  /** Of what there is more. */
  readonly of: string;
}

/** The way to the next page of a list; nothing at its end. */
export function MoreLink({
  more: { nextCursor, isFailed, isLoading, showMore },
  makeHref,
  of,
}: MoreLinkProps) {
  if (nextCursor === null) return null;
  return (
    <Stack gap="s">
      {isFailed ? (
        <Text tone="danger" role="alert">
          {messages.moreFailure}
        </Text>
      ) : null}
      <Inline>
        <Link
          variant="secondary"
          href={makeHref(nextCursor)}
          onClick={showMore}
          aria-busy={isLoading || undefined}
          aria-label={`${messages.moreLabel}: ${of}`}
        >
          {messages.moreLabel}
        </Link>
      </Inline>
    </Stack>
  );
}
