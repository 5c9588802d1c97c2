import type { Rental, RenterCard, User } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { contractPath } from '@sewa/paths';
import { Banner, Button, Card, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as common from '../messages.ts';
import { OccupierFields } from '../Occupiers/OccupierFields.tsx';
import { RulesLink } from '../Rental/RulesLink.tsx';
import * as messages from './messages.ts';
import { ClauseFields, DutyFields, TermFields } from './OfferFields.tsx';
import { OFFER } from './offerForm.ts';
import { parseOffer, prefillOffer } from './offerTexts.ts';
import { useOfferDraft } from './useOfferDraft.ts';

interface OfferFormProps {
  readonly rental: Rental;
  readonly user: User;
  readonly card: RenterCard | null;
}

/** Makes an offer or a counter-offer; a refusal stands above the fields, which stay as they were typed. */
export function OfferForm({ rental, user, card }: OfferFormProps) {
  const isCounter = rental.may.includes('counter');
  const result = findResult(useActionData(), OFFER);
  const { state, formData } = useNavigation();
  const { restored, note } = useOfferDraft(rental.id, user.id);
  // What is typed stays when the rental is loaded again.
  const now = Date.parse(rental.now);
  const [prefilled] = useState(() => prefillOffer({ rental, card, user, now }));
  const texts = result?.typed ?? restored ?? prefilled;
  const errors = result?.fields ?? {};
  const isSending = state !== 'idle' && formData?.has('do') === true;
  const isLaw = errors.terms !== undefined;
  const isMarked = !isLaw && Object.keys(errors).length > 0;
  const submit = { type: 'submit', name: 'do', value: isCounter ? 'counter' : 'offer' } as const;
  const label = isCounter ? messages.sendCounter : messages.sendOffer;
  return (
    <Card as="section" padding="l" id={OFFER} aria-labelledby="offer-title">
      <PageForm as={Form} noValidate onChange={note} key={JSON.stringify([texts, errors])}>
        {/* Return sends the offer, and doesn't press the first button in sight. */}
        <div hidden>
          <Button {...submit}>{label}</Button>
        </div>
        <input type="hidden" name="form" value={OFFER} />
        <input type="hidden" name="version" value={rental.version} />
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={2} size="m" id="offer-title">
              {isCounter ? messages.counterTitle : messages.offerTitle}
            </Heading>
            <Text as="p" tone="muted">
              {messages.lead}
            </Text>
          </Stack>
          {result?.error ? (
            <ResultFocus result={result}>
              <Banner tone="danger" title={isMarked ? messages.checkFields : result.error}>
                {messages.keptWords}
                {isLaw ? <RulesLink listing={rental.listing} terms={parseOffer(texts).terms} /> : null}
              </Banner>
            </ResultFocus>
          ) : null}
          {restored && !result ? <Text as="p">{messages.restored}</Text> : null}
          <TermFields texts={texts} errors={errors} listing={rental.listing} />
          <DutyFields texts={texts} errors={errors} now={now} />
          <OccupierFields texts={texts} errors={errors} />
          <ClauseFields texts={texts} />
          <Text as="p">{common.subjectToContract}</Text>
          <Inline gap="s">
            <Button {...submit} isBusy={isSending}>
              {label}
            </Button>
            <Link href={contractPath(rental.id)}>{messages.cancelLabel}</Link>
          </Inline>
        </Stack>
      </PageForm>
    </Card>
  );
}
