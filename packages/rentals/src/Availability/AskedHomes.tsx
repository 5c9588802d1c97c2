import type { AskedHome } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { propertyPath } from '@sewa/paths';
import { Button, Card, Heading, Inline, Link, Stack, Text, VisuallyHidden } from '@sewa/ui';
import { Form as RouterForm, useActionData, useNavigation } from 'react-router-dom';
import * as common from '../messages.ts';
import { answerFields, LET_DECLINING } from './answerForm.ts';
import * as messages from './messages.ts';

/** Two answers for one home; nobody is signed in, the secret of the link says whose it is. */
function Answers({ home: { listingId, name, state } }: { readonly home: AskedHome }) {
  const { formData } = useNavigation();
  const isBusy = (answer: string) =>
    formData?.get(answerFields.answer) === answer && formData.get(answerFields.listing) === listingId;
  return (
    <PageForm as={RouterForm} isKeyed={false}>
      <input type="hidden" name={answerFields.listing} value={listingId} />
      <Inline>
        <Button type="submit" name={answerFields.answer} value="available" isBusy={isBusy('available')}>
          {state === 'unanswered' ? messages.putBackLabel : messages.stillAvailableLabel}
          <VisuallyHidden>{messages.forHome(name)}</VisuallyHidden>
        </Button>
        <Button
          type="submit"
          variant="secondary"
          name={answerFields.answer}
          value="let"
          isBusy={isBusy('let')}
        >
          {messages.rentedOutLabel}
          <VisuallyHidden>{messages.forHome(name)}</VisuallyHidden>
        </Button>
      </Inline>
    </PageForm>
  );
}

/** Asks whether open offers for a home that was let are declined. */
function DeclineQuestion({ listingId, question }: { readonly listingId: string; readonly question: string }) {
  return (
    <PageForm as={RouterForm} isKeyed={false}>
      <input type="hidden" name={answerFields.listing} value={listingId} />
      <ConfirmQuestion
        question={question}
        cancelLabel={messages.keepOffersLabel}
        confirmLabel={messages.declineLabel}
        name={answerFields.answer}
        value={LET_DECLINING}
      />
    </PageForm>
  );
}

function AskedHomeCard({ home }: { readonly home: AskedHome }) {
  const { listingId, unitId, name, monthlyRent, state } = home;
  const result = findResult(useActionData(), listingId);
  const isOpen = state === 'asked' || state === 'unanswered';
  return (
    <Card as="article" aria-labelledby={`name-${listingId}`}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="s" id={`name-${listingId}`}>
            {name}
          </Heading>
          <ResultFocus result={result?.done}>
            <Text tone="muted">
              {[
                monthlyRent === null ? '' : common.rentPerMonth(formatMoney(monthlyRent)),
                messages.state[state],
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </ResultFocus>
        </Stack>
        {result?.isConfirmationNeeded ? (
          <DeclineQuestion listingId={listingId} question={result.error ?? ''} />
        ) : (
          <>
            <FormError result={result} />
            {isOpen ? <Answers home={home} /> : null}
          </>
        )}
        {state === 'gone' ? <Link href={propertyPath(unitId)}>{messages.openLabel}</Link> : null}
      </Stack>
    </Card>
  );
}

/** The homes somebody was asked about, each with its answers; where several wait, one press answers for all. */
export function AskedHomes({ homes }: { readonly homes: readonly AskedHome[] }) {
  const waiting = homes.filter(({ state }) => state === 'asked');
  const { formData } = useNavigation();
  const isBusy = (formData?.getAll(answerFields.listing).length ?? 0) > 1;
  return (
    <Stack gap="l">
      {waiting.length > 1 ? (
        <PageForm as={RouterForm} isKeyed={false}>
          {waiting.map(({ listingId }) => (
            <input key={listingId} type="hidden" name={answerFields.listing} value={listingId} />
          ))}
          <Button type="submit" name={answerFields.answer} value="available" isBusy={isBusy}>
            {messages.allAvailableLabel(waiting.length)}
          </Button>
        </PageForm>
      ) : null}
      {homes.map((home) => (
        <AskedHomeCard key={home.listingId} home={home} />
      ))}
    </Stack>
  );
}
