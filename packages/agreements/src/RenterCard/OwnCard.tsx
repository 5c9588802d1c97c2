import type { Rental, RenterCard, User } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { contractPath } from '@sewa/paths';
import { Banner, Button, Card, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useSearchParams } from 'react-router-dom';
import { CardFacts } from './CardFacts.tsx';
import { CardForm } from './CardForm.tsx';
import { CARD, findCardDone } from './cardForms.ts';
import * as messages from './messages.ts';

interface ShareProps {
  readonly rental: Rental;
  readonly card: RenterCard | null;
}

interface OwnCardProps extends ShareProps {
  readonly user: User;
}

/** Shares a card with the rental, or stops it. */
function ShareForm({ rental, card }: ShareProps) {
  const share = card?.shares.find(({ rentalId }) => rentalId === rental.id);
  return (
    <PageForm as={Form}>
      <Stack gap="s" align="start">
        <Text as="p">{share ? messages.sharedNow : messages.notShared}</Text>
        {share ? <input type="hidden" name="shareId" value={share.id} /> : null}
        <Inline gap="s">
          <Button type="submit" variant="secondary" name="do" value={share ? 'end-share' : 'share-card'}>
            {share ? messages.endLabel : messages.shareLabel}
          </Button>
          <Link href={`${contractPath(rental.id)}?card=edit#${CARD}`}>{messages.editLabel}</Link>
        </Inline>
      </Stack>
    </PageForm>
  );
}

/** A tenant's own renter's card: filled in once, shared rental by rental. */
export function OwnCard({ rental, card, user }: OwnCardProps) {
  const [params] = useSearchParams();
  const result = findResult(useActionData(), CARD);
  const isTyped = result !== null && Object.keys(result.typed).length > 0;
  const isEditing = result?.done ? false : params.get('card') === 'edit' || isTyped;
  const done = result ? result.done : findCardDone(params);
  return (
    <Stack as="section" gap="m" id={CARD} aria-labelledby="card-title">
      <Stack gap="xs">
        <Heading level={2} size="m" id="card-title">
          {messages.title}
        </Heading>
        <Text as="p" tone="muted">
          {messages.lead}
        </Text>
      </Stack>
      {done ? (
        <ResultFocus result={result ?? done}>
          <Banner tone="success" title={done} />
        </ResultFocus>
      ) : isEditing ? null : (
        <FormError result={result} />
      )}
      <Card padding="l">
        {isEditing ? (
          <CardForm card={card} rentalId={rental.id} user={user} />
        ) : card ? (
          <Stack gap="m">
            <CardFacts card={card} />
            <ShareForm rental={rental} card={card} />
          </Stack>
        ) : (
          <Link variant="secondary" href={`${contractPath(rental.id)}?card=edit#${CARD}`}>
            {messages.emptyLabel}
          </Link>
        )}
      </Card>
    </Stack>
  );
}
