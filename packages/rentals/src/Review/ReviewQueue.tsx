import type { Review } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { Badge, EmptyState, Heading, Icon, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import { describeHome } from './describeReview.ts';
import * as messages from './messages.ts';
import { openReviewPath } from './reviewForms.ts';

/** The listings that wait, oldest first. */
export function ReviewQueue({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0)
    return (
      <EmptyState icon="circle-check" title={messages.noReviewsTitle}>
        {messages.noReviewsLead}
      </EmptyState>
    );
  return (
    <Stack as="section" gap="m" aria-labelledby="reviews-title">
      <Heading level={2} size="m" id="reviews-title">
        {messages.reviewListTitle(reviews.length)}
      </Heading>
      <List as="ol" variant="boxed">
        {reviews.map((review) => (
          <ListItem key={review.id} isInteractive start={<Icon name="home" />}>
            <Stack gap="xxs">
              <Inline gap="s">
                <Link
                  href={openReviewPath(review.id)}
                  isStretched
                  aria-label={messages.openReviewLabelFor(describeHome(review))}
                >
                  {describeHome(review)}
                </Link>
                {review.lowRentReason === null ? null : <Badge tone="warning">{messages.lowRentMark}</Badge>}
              </Inline>
              <Text size="s">{common.rentPerMonth(formatMoney(review.listing.monthlyRent))}</Text>
              <Text size="s" tone="muted">
                {messages.submittedBy(review.lister.name, formatDay(review.submittedAt))}
              </Text>
            </Stack>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
