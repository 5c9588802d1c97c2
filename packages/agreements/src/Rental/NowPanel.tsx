import type { Offer, Rental } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { contractPath, conversationPath } from '@sewa/paths';
import { Banner, Button, Card, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as common from '../messages.ts';
import { OFFER } from '../Offer/offerForm.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import * as messages from './messages.ts';
import { confirmed, NOW, WITHDRAW } from './rentalForms.ts';

interface NowProps {
  readonly rental: Rental;
  readonly openOffer: Offer | null;
  readonly otherNames: readonly string[];
  /** Whether the form of an offer is open below. */
  readonly isOffering: boolean;
}

const isDeciding = ({ parties }: Rental): boolean =>
  parties.some(({ isMe, actorType }) => isMe && actorType !== 5);

function describeNow({ rental, openOffer, otherNames }: NowProps): string {
  const { state, side } = rental;
  const names = common.joinNames(otherNames);
  if (state === 'offered' && openOffer)
    return openOffer.by === side
      ? messages.now.waiting(openOffer.expiresAt, names)
      : messages.now.answer(openOffer.expiresAt, names);
  if (state === 'talking')
    return side === 'tenant' ? messages.now.talkingTenant : messages.now.talkingLandlord;
  return state === 'offered' ? messages.now.expired : messages.now[state];
}

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
  const { rental, openOffer, isOffering } = props;
  const { id, may, version, state, conversationId, listing } = rental;
  const data = useActionData();
  const result = findResult(data, NOW);
  const done = [result, findResult(data, OFFER), findResult(data, WITHDRAW)].find((one) => one?.done);
  return (
    <Card as="section" padding="l" id={NOW} aria-labelledby="now-title">
      <Stack gap="m">
        {done ? (
          <ResultFocus result={done}>
            <Banner tone="success" title={done.done} />
          </ResultFocus>
        ) : null}
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
        {state === 'agreed' ? (
          <>
            <Text as="p">{messages.now.agreedNext}</Text>
            <Text as="p" weight="bold">
              {common.subjectToContract}
            </Text>
          </>
        ) : null}
        {listing.status !== 'live' && state !== 'agreed' && state !== 'withdrawn' ? (
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
              question={messages.withdrawQuestion[state === 'agreed' ? 'agreed' : 'other']}
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
