import type { Review } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { listingPreviewPath } from '@sewa/paths';
import {
  Badge,
  Banner,
  Card,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@sewa/ui';
import { useEffect, useRef } from 'react';
import { useActionData } from 'react-router-dom';
import * as common from '../messages.ts';
import { DeskNotes } from './DeskNotes.tsx';
import { Duplicates } from './Duplicates.tsx';
import { describeHome, listReviewFacts } from './describeReview.ts';
import * as messages from './messages.ts';
import { RejectForm } from './RejectForm.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import * as css from './ReviewPhotos.css.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { ReviewRent } from './ReviewRent.tsx';

interface OpenReviewProps {
  readonly review: Review;
  /** The listing that comes up once this one is done. */
  readonly nextId: string | undefined;
  /** Whether it came up after another one, so that its heading takes the focus. */
  readonly isNext: boolean;
}

function ListerFacts({ lister }: Pick<Review, 'lister'>) {
  const { name, kind, registrationNumber, signedUpAt, isVerified } = lister;
  const past = [
    messages.history(lister.listings, lister.live),
    messages.rejectedBefore(lister.rejections),
    messages.tally(lister.reports, lister.upheld),
  ];
  return (
    <Stack as="section" gap="s" aria-labelledby="lister-title">
      <Heading level={3} size="s" id="lister-title">
        {messages.listerTitle}
      </Heading>
      <Inline gap="s">
        <Text weight="semibold">{name}</Text>
        <Badge tone={isVerified ? 'success' : 'neutral'}>
          {isVerified ? messages.verified : messages.notVerified}
        </Badge>
      </Inline>
      <Text>{messages.listerKind[kind]}</Text>
      {registrationNumber === null ? null : (
        <Text>{`${common.registrationNumberLabel} ${registrationNumber}`}</Text>
      )}
      <Text>{past.join(' · ')}</Text>
      {signedUpAt === null ? null : (
        <Text size="s" tone="muted">
          {messages.signedUpOn(formatDay(signedUpAt))}
        </Text>
      )}
    </Stack>
  );
}

/** A listing in review with everything that decides it, and the two decisions. */
export function OpenReview({ review, nextId, isNext }: OpenReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const result = findResult(useActionData(), review.id);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  const { listing, lister } = review;
  return (
    <Card as="article" padding="l" aria-labelledby="review-title">
      <Stack gap="l">
        <Stack gap="xxs">
          <Heading level={2} size="m" id="review-title" ref={heading} tabIndex={-1}>
            {describeHome(review)}
          </Heading>
          <Text tone="muted">{common.postalCode(listing.address.postalCode ?? '')}</Text>
          {listing.title === null ? null : <Text>{listing.title}</Text>}
          <Link href={`${listingPreviewPath(review.propertyId, review.id)}?from=review`}>
            {common.previewLabel}
          </Link>
        </Stack>
        <FormError result={result} />
        <ReviewActions review={review} nextId={nextId} />
        {review.duplicates.length === 0 ? null : (
          <Banner tone="warning" title={messages.duplicatesTitle}>
            <Duplicates duplicates={review.duplicates} />
          </Banner>
        )}
        <ReviewRent review={review} />
        <ListerFacts lister={lister} />
        <ReviewPhotos pictures={listing.pictures} />
        <Stack as="section" gap="s" aria-labelledby="facts-title">
          <Heading level={3} size="s" id="facts-title">
            {common.factsTitle}
          </Heading>
          <DescriptionList>
            {listReviewFacts(review).map(([name, value]) => (
              <DescriptionListItem key={name} name={name}>
                {value}
              </DescriptionListItem>
            ))}
          </DescriptionList>
        </Stack>
        <Stack as="section" gap="s" aria-labelledby="description-title">
          <Heading level={3} size="s" id="description-title">
            {messages.descriptionTitle}
          </Heading>
          <div className={css.text}>
            <Text>{listing.description ?? messages.noDescription}</Text>
          </div>
        </Stack>
        <RejectForm review={review} nextId={nextId} result={result} />
        <DeskNotes about="listing" id={review.id} count={review.notes} />
      </Stack>
    </Card>
  );
}
