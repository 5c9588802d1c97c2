import type { Review } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { listingPreviewPath } from '@sewa/paths';
import {
  Button,
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
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as common from '../messages.ts';
import { describeHome, listReviewFacts } from './describeReview.ts';
import * as messages from './messages.ts';
import { RejectForm } from './RejectForm.tsx';
import * as css from './ReviewPhotos.css.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { ReviewRent } from './ReviewRent.tsx';
import { reviewButtons } from './reviewForms.ts';

interface OpenReviewProps {
  readonly review: Review;
  /** Whether it came up after another one, so that its heading takes the focus. */
  readonly isNext: boolean;
}

function ListerFacts({ lister }: Pick<Review, 'lister'>) {
  const { name, kind, registrationNumber, signedUpAt } = lister;
  return (
    <Stack as="section" gap="s" aria-labelledby="lister-title">
      <Heading level={3} size="s" id="lister-title">
        {messages.listerTitle}
      </Heading>
      <Text weight="semibold">{name}</Text>
      <Text>{messages.listerKind[kind]}</Text>
      {registrationNumber === null ? null : (
        <Text>{`${common.registrationNumberLabel} ${registrationNumber}`}</Text>
      )}
      {signedUpAt === null ? null : (
        <Text size="s" tone="muted">
          {messages.signedUpOn(formatDay(signedUpAt))}
        </Text>
      )}
    </Stack>
  );
}

function ApproveForm({ review: { id, version, propertyId } }: { readonly review: Review }) {
  const { state, formData } = useNavigation();
  return (
    <PageForm as={Form}>
      <CorporateField />
      <input type="hidden" name="version" value={version} />
      <Inline gap="s">
        <Button
          type="submit"
          name={reviewButtons.approve}
          value={id}
          isBusy={state !== 'idle' && formData?.get(reviewButtons.approve) === id}
        >
          {messages.approveLabel}
        </Button>
        <Link variant="secondary" href={`${listingPreviewPath(propertyId, id)}?from=review`}>
          {common.previewLabel}
        </Link>
      </Inline>
    </PageForm>
  );
}

/** A listing in review with everything that decides it, and the two decisions. */
export function OpenReview({ review, isNext }: OpenReviewProps) {
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
        </Stack>
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
        <FormError result={result} />
        <ApproveForm review={review} />
        <RejectForm review={review} result={result} />
      </Stack>
    </Card>
  );
}
