import type { Review } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Badge, EmptyState, Link, Stack, Table, type TableColumn, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import { Duplicates } from './Duplicates.tsx';
import { compareWithMedian, describeHome } from './describeReview.ts';
import * as messages from './messages.ts';
import * as css from './ReviewQueue.css.ts';
import { openReviewPath } from './reviewForms.ts';

function Photo({ listing }: Review) {
  const picture = listing.pictures[0];
  if (!picture) return <span className={css.noPhoto}>{messages.noPhotos}</span>;
  const smallest = picture.sources?.toSorted((a, b) => a.width - b.width)[0]?.src ?? picture.src;
  return <img className={css.photo} src={smallest} alt="" width={96} height={64} loading="lazy" />;
}

const columns: readonly TableColumn<Review>[] = [
  {
    key: 'home',
    label: messages.homeLabel,
    isRowHeader: true,
    cell: (review) => (
      <span className={css.home}>
        <Photo {...review} />
        <Link href={openReviewPath(review.id)} aria-label={messages.openReviewLabelFor(describeHome(review))}>
          {describeHome(review)}
        </Link>
      </span>
    ),
  },
  {
    key: 'lister',
    label: messages.listerTitle,
    cell: ({ lister }) => (
      <Stack gap="xxs" align="start">
        <span>{lister.name}</span>
        <Badge tone={lister.isVerified ? 'success' : 'neutral'}>
          {lister.isVerified ? messages.verified : messages.notVerified}
        </Badge>
      </Stack>
    ),
  },
  { key: 'waiting', label: messages.waitingLabel, cell: ({ waitingDays }) => messages.waiting(waitingDays) },
  {
    key: 'rent',
    label: messages.rentAgainstLabel,
    cell: (review) => (
      <Stack gap="xxs" align="start">
        <span>{common.rentPerMonth(formatMoney(review.listing.monthlyRent))}</span>
        <Text size="s" tone="muted">
          {compareWithMedian(review)}
        </Text>
        {review.lowRentReason === null ? null : <Badge tone="warning">{messages.lowRentMark}</Badge>}
      </Stack>
    ),
  },
  {
    key: 'duplicates',
    label: messages.duplicatesLabel,
    cell: ({ duplicates }) =>
      duplicates.length === 0 ? messages.noDuplicates : <Duplicates duplicates={duplicates} />,
  },
];

/** The listings that wait, oldest first. */
export function ReviewQueue({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0)
    return (
      <EmptyState icon="circle-check" title={messages.noReviewsTitle}>
        {messages.noReviewsLead}
      </EmptyState>
    );
  return (
    <Table
      caption={messages.reviewListTitle(reviews.length)}
      columns={columns}
      rows={reviews}
      rowKey={({ id }) => id}
    />
  );
}
