import type { Review } from '@sewa/api/client';
import { reviewPath } from '@sewa/paths';
import { Inline, Link, Text } from '@sewa/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import * as css from './ReviewSteps.css.ts';
import { openReviewPath } from './reviewForms.ts';

const nextKeys = ['j', 'ArrowRight'];
const previousKeys = ['k', 'ArrowLeft'];

/** Whether a key belongs to what has the focus: a field, or something open above the page. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** Follows J, K and the arrows to the listing after and before the one that is open. */
function useReviewKeys(previous: string | undefined, next: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event)) return;
      const id = nextKeys.includes(event.key)
        ? next
        : previousKeys.includes(event.key)
          ? previous
          : undefined;
      if (id === undefined) return;
      event.preventDefault();
      navigate(openReviewPath(id));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, previous, next]);
}

interface ReviewStepsProps {
  readonly reviews: readonly Review[];
  /** Where the open listing is in the queue. */
  readonly index: number;
}

/** The way back to the queue, and to the listings before and after the one that is open. */
export function ReviewSteps({ reviews, index }: ReviewStepsProps) {
  const previous = reviews[index - 1]?.id;
  const next = reviews[index + 1]?.id;
  useReviewKeys(previous, next);
  return (
    <Inline gap="m">
      <Link href={reviewPath()}>{common.allReviewsLabel}</Link>
      <Text tone="muted">{messages.positionOf(index + 1, reviews.length)}</Text>
      {previous === undefined ? null : <Link href={openReviewPath(previous)}>{messages.previousLabel}</Link>}
      {next === undefined ? null : <Link href={openReviewPath(next)}>{messages.nextLabel}</Link>}
      {reviews.length > 1 ? (
        <span className={css.keys}>
          <Text size="s" tone="muted">
            {messages.keysHint}
          </Text>
        </span>
      ) : null}
    </Inline>
  );
}
