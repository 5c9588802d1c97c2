import type { Property, PropertyListing } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { listingWizardPath } from '@sewa/paths';
import { Badge, Heading, Inline, Link, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as common from '../messages.ts';
import { describeListing, nameListing } from './describeListing.ts';
import { findNextStep } from './findNextStep.ts';
import { ListingButtons } from './ListingButtons.tsx';
import * as css from './ListingCard.css.ts';
import { ListingCounts } from './ListingCounts.tsx';
import { ListingCover } from './ListingCover.tsx';
import { ListingQuestion } from './ListingQuestion.tsx';
import { listingFields } from './listingForms.ts';
import * as messages from './messages.ts';
import { stateTones } from './stateTones.ts';

interface ListingCardProps {
  readonly listing: PropertyListing;
  readonly property: Pick<Property, 'id' | 'address'>;
}

function ListingHead({ listing, property }: ListingCardProps) {
  const { id, state, title, monthlyRent, isMine, listerName } = listing;
  const hasNumbers = isMine && (state === 'live' || state === 'paused' || state === 'let');
  return (
    <div className={css.head}>
      <Inline gap="s">
        <Heading level={3} size="s">
          {describeListing(listing)}
        </Heading>
        <Badge tone={stateTones[state]}>{common.listingState[state]}</Badge>
      </Inline>
      <Text as="p" isNumeric tone={monthlyRent === null ? 'muted' : 'default'}>
        {monthlyRent === null ? messages.noRent : common.rentPerMonth(formatMoney(monthlyRent))}
      </Text>
      {title ? (
        <Text as="p" size="s" tone="muted">
          {title}
        </Text>
      ) : null}
      {hasNumbers ? (
        <Link
          href={`${listingWizardPath(property.id, id)}#numbers`}
          aria-label={`${messages.numbersLabel}: ${nameListing(listing, property)}`}
        >
          {messages.numbersLabel}
        </Link>
      ) : null}
      {isMine ? null : (
        <Text as="p" size="s" tone="muted">
          {listerName === null ? messages.anotherLister : messages.listedBy(listerName)}
        </Text>
      )}
    </div>
  );
}

/** A listing with its numbers, what it needs next, and what else can be done with it. */
export function ListingCard({ listing, property }: ListingCardProps) {
  const { id, version, state, isMine, counts } = listing;
  const wasSeen = state !== 'draft' && state !== 'review';
  const result = findResult(useActionData(), id);
  const step = findNextStep(listing);
  const name = nameListing(listing, property);
  return (
    <li id={id} className={css.listing}>
      <ListingCover picture={listing.picture} />
      <ResultFocus result={result?.done ? result : null}>
        <ListingHead listing={listing} property={property} />
      </ResultFocus>
      {isMine && wasSeen ? <ListingCounts counts={counts} /> : null}
      <PageForm as={Form} className={css.foot}>
        <CorporateField />
        <input type="hidden" name={listingFields.listing} value={id} />
        <input type="hidden" name={listingFields.property} value={property.id} />
        <input type="hidden" name="version" value={version} />
        {result?.isConfirmationNeeded ? (
          <ListingQuestion result={result} closeQuestion={messages.closeQuestion(name)} />
        ) : (
          <>
            <div className={css.words}>
              {step.words === null ? null : (
                <Text as="p" size="s" tone={step.tone}>
                  {step.words}
                </Text>
              )}
              <FormError result={result} />
            </div>
            <ListingButtons listing={listing} propertyId={property.id} name={name} step={step} />
          </>
        )}
      </PageForm>
    </li>
  );
}
