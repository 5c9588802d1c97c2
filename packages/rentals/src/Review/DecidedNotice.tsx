import type { Review, ReviewDecision } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAddress, formatDay } from '@sewa/formatters';
import { Banner, Link, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { deskPersonPath, openReviewPath } from './reviewForms.ts';

interface DecidedProps {
  /** What was decided, when and by whom. */
  readonly said: string;
  readonly decided: ReviewDecision;
}

/** A decision with its home, its reason, who to ask, and what can follow. */
function Decided({ said, decided: { address, decision, lister, state, words } }: DecidedProps) {
  const isWaiting = decision === 'reject' && state === 'draft';
  return (
    <Stack gap="xs">
      <Text as="p" weight="semibold">
        {formatAddress(address)}
      </Text>
      <Text as="p">{said}</Text>
      {words === null ? null : <Text as="p">{messages.decidedBecause(words)}</Text>}
      <Text as="p">
        {messages.decidedLister}{' '}
        {lister.userId === null ? (
          lister.name
        ) : (
          <Link href={deskPersonPath(lister.userId, '')}>{lister.name}</Link>
        )}
      </Text>
      <Text as="p">
        {isWaiting ? messages.canSubmitAgain : messages.standsNow(common.listingState[state])}
      </Text>
    </Stack>
  );
}

/** Says what was decided about a listing that no longer waits, or that there is none, and leads to the next. */
export function DecidedNotice({ id, next }: { readonly id: string; readonly next: Review | undefined }) {
  const { data: decided, error } = useRoute('getReviewDecision', { id }, { isErrorReturned: true });
  if (!decided && !error) return null;
  const say = () => {
    if (!decided) return messages.noReview;
    const { decision, at, isOwn, byName } = decided;
    return isOwn
      ? messages.youDecided(decision, formatDay(at))
      : messages.otherDecided(decision, byName, formatDay(at));
  };
  return (
    <Banner
      tone="warning"
      actions={
        next ? (
          <Link variant="secondary" size="s" href={openReviewPath(next.id)}>
            {common.nextReviewLabel}
          </Link>
        ) : undefined
      }
    >
      {decided ? <Decided said={say()} decided={decided} /> : say()}
    </Banner>
  );
}
