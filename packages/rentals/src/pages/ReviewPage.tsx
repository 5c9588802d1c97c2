import type { Review } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { useResultToast } from '@sewa/pages/form-notices';
import type { FormResult } from '@sewa/pages/forms';
import { reviewPath } from '@sewa/paths';
import { Banner, Container, Heading, Link, Stack, Text } from '@sewa/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import * as common from '../messages.ts';
import { Disputes } from '../Review/Disputes.tsx';
import * as messages from '../Review/messages.ts';
import { OpenReview } from '../Review/OpenReview.tsx';
import { Reports } from '../Review/Reports.tsx';
import { ReviewQueue } from '../Review/ReviewQueue.tsx';
import { handleReviewForm, openReviewPath, reviewParameters } from '../Review/reviewForms.ts';

/** Reads what waits, and the rents nearby for the listing that is open. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const open = url.searchParams.get(reviewParameters.listing);
  await Promise.all([
    preload('listReviews', {}),
    preload('listDisputes', {}),
    preload('listReports', {}),
    ...(open ? [Promise.allSettled([preload('fairRent', { id: open })])] : []),
  ]);
}

/** Takes the forms. */
export const action = handleReviewForm;

/** Stands in for the page while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={{ title: common.reviewsTitle, description: common.reviewsDescription }}
    title={common.reviewsFailureTitle}
    safe={common.nothingReviewed}
  />
);

/** What was done last; without script it stands in the address. */
function DoneNotice() {
  const [params] = useSearchParams();
  const done = params.get(reviewParameters.done);
  if (done !== 'approve' && done !== 'reject') return null;
  return <Banner tone="success">{common.reviewDone[done]}</Banner>;
}

/** Says that somebody else dealt with the open listing, and leads to the next. */
function GoneNotice({ next }: { readonly next: Review | undefined }) {
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
      {messages.reviewGone}
    </Banner>
  );
}

/** First listings, disputes and reports, for operators. */
export default function ReviewPage() {
  const [params] = useSearchParams();
  const { data: reviews } = useRoute('listReviews', {});
  const { data: disputes } = useRoute('listDisputes', {});
  const { data: reports } = useRoute('listReports', {});
  const result = useActionData() as FormResult | undefined;
  useResultToast();
  if (!reviews || !disputes || !reports) return null;
  const id = params.get(reviewParameters.listing);
  const open = reviews.find((review) => review.id === id);
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={common.reviewsTitle} description={common.reviewsDescription} isIndexed={false} />
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1} size="l">
            {common.reviewsTitle}
          </Heading>
          <Text tone="muted">{common.reviewsLead}</Text>
        </Stack>
        {result ? null : <DoneNotice />}
        {id !== null && !open ? <GoneNotice next={reviews[0]} /> : null}
        {open ? (
          <>
            <Text>
              <Link href={reviewPath()}>{common.allReviewsLabel}</Link>{' '}
              {`(${messages.reviewListTitle(reviews.length)})`}
            </Text>
            <OpenReview key={open.id} review={open} isNext={params.has(reviewParameters.done)} />
          </>
        ) : (
          <>
            <ReviewQueue reviews={reviews} />
            <Disputes disputes={disputes} />
            <Reports reports={reports} />
          </>
        )}
      </Stack>
    </Container>
  );
}
