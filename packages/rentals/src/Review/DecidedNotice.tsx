import type { Review } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { Banner, Link } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { openReviewPath } from './reviewForms.ts';

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
      {say()}
    </Banner>
  );
}
