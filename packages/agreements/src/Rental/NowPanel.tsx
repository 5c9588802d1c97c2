import type { Offer, Rental } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { contractPath, conversationPath } from '@sewa/paths';
import { agreedRentalStates } from '@sewa/tenancy';
import { Button, Card, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import * as common from '../messages.ts';
import { OFFER } from '../Offer/offerForm.ts';
import { AgreementNow } from './AgreementNow.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { describeNow } from './describeNow.ts';
import * as messages from './messages.ts';
import { confirmed, NOW, WITHDRAW } from './rentalForms.ts';

interface NowProps {
  readonly rental: Rental;
  readonly openOffer: Offer | null;
  readonly otherNames: readonly string[];
  /** Whether the form of an offer is open below. */
  readonly isOffering: boolean;
  /** Whether the form of the draft is open below. */
  readonly isDrafting: boolean;
}

/** States in which the terms are agreed and the rental is not over. */
const agreedStates: readonly Rental['state'][] = agreedRentalStates;

const isDeciding = ({ parties }: Rental): boolean =>
  parties.some(({ isMe, actorType }) => isMe && actorType !== 5);

function AnswerForm({
  rental,
  openOffer,
  isOffering,
}: Pick<NowProps, 'rental' | 'isOffering'> & { readonly openOffer: Offer }) {
  const { state, formData } = useNavigation();
  const isBusy = (value: string) => state !== 'idle' && formData?.get('do') === value;
  return (
    <PageForm as={Form}>
      <input type="hidden" name="version" value={rental.version} />
      <input type="hidden" name="offerId" value={openOffer.id} />
      <Inline gap="s">
        <Button type="submit" name="do" value="accept" isBusy={isBusy('accept')}>
          {messages.acceptLabel}
        </Button>
        {isOffering ? null : (
          <Link variant="secondary" href={`${contractPath(rental.id)}?step=offer#${OFFER}`}>
            {messages.counterLabel}
          </Link>
        )}
        <Button type="submit" variant="quiet" name="do" value="decline" isBusy={isBusy('decline')}>
          {messages.declineLabel}
        </Button>
      </Inline>
    </PageForm>
  );
}

/** What a party has to do now, above everything else. */
export function NowPanel(props: NowProps) {
  const { rental, openOffer, otherNames, isOffering, isDrafting } = props;
  const { id, may, version, state, conversationId, listing } = rental;
  const data = useActionData();
  const result = findResult(data, NOW);
  const done = [result, findResult(data, OFFER), findResult(data, WITHDRAW)].find((one) => one?.done);
  return (
    <Card as="section" padding="l" id={NOW} aria-labelledby="now-title">
      <Stack gap="m">
        <DoneBanner result={done} />
        <FormError result={result} />
        <Heading level={2} size="m" id="now-title">
          {messages.nowTitle}
        </Heading>
        <Text as="p">{isDeciding(rental) ? describeNow(props) : messages.now.occupier}</Text>
        {openOffer ? (
          <Text as="p" weight="bold">
            {common.sayTerms(openOffer.terms)}
          </Text>
        ) : null}
        {agreedStates.includes(state) ? (
          <AgreementNow rental={rental} otherNames={otherNames} isDrafting={isDrafting} />
        ) : null}
        {listing.status !== 'live' && !agreedStates.includes(state) && state !== 'withdrawn' ? (
          <Text as="p">{messages.now.letOther}</Text>
        ) : null}
        {openOffer && may.includes('accept') ? (
          <AnswerForm rental={rental} openOffer={openOffer} isOffering={isOffering} />
        ) : null}
        <Inline gap="s">
          {may.includes('offer') && !isOffering ? (
            <Link variant="primary" href={`${contractPath(id)}?step=offer#${OFFER}`}>
              {messages.makeOfferLabel}
            </Link>
          ) : null}
          {conversationId === null ? null : (
            <Link variant="secondary" href={conversationPath(conversationId)}>
              {messages.conversationLabel}
            </Link>
          )}
          {may.includes('withdraw') ? (
            <ConfirmForm
              about={WITHDRAW}
              version={version}
              label={messages.withdrawLabel}
              question={messages.withdrawQuestion[agreedStates.includes(state) ? 'agreed' : 'other']}
              cancelLabel={messages.withdrawCancel}
              confirmLabel={messages.withdrawConfirm}
              value={confirmed.withdraw}
            />
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}
