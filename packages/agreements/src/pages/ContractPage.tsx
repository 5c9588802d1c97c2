import { useRoute } from '@sewa/api/swr';
import { formatAddress } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { findResult } from '@sewa/pages/forms';
import { pageTitles } from '@sewa/pages/titles';
import { contractsPath } from '@sewa/paths';
import { Badge, Breadcrumbs, Container, Heading, Inline, Stack, Text } from '@sewa/ui';
import { useActionData, useParams, useSearchParams } from 'react-router-dom';
import { describeHome } from '../describeHome.ts';
import { describeStanding, findTone } from '../describeStanding.ts';
import * as common from '../messages.ts';
import { OfferForm } from '../Offer/OfferForm.tsx';
import { handleOfferForm, OFFER } from '../Offer/offerForm.ts';
import { Law } from '../Rental/Law.tsx';
import * as messages from '../Rental/messages.ts';
import { NowPanel } from '../Rental/NowPanel.tsx';
import { Parties } from '../Rental/Parties.tsx';
import { Progress } from '../Rental/Progress.tsx';
import { handleRentalForm } from '../Rental/rentalForms.ts';
import { Steps } from '../Rental/Steps.tsx';
import { TermsTable } from '../Rental/TermsTable.tsx';
import * as rentals from '../Rentals/messages.ts';
import { handleCardForm } from '../RenterCard/cardForms.ts';
import { OwnCard } from '../RenterCard/OwnCard.tsx';
import { SharedCards } from '../RenterCard/SharedCards.tsx';

/** Stands in for the rental while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={pageTitles.contracts}
    title={messages.failureTitle}
    safe={rentals.safe}
    other={{ label: common.contractsTitle, href: contractsPath() }}
  />
);

/** Reads the rental, its steps, who looks at it, and their renter's card. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  await Promise.all([
    preload('getRental', { id }),
    preload('listRentalEvents', { id }),
    preload('getUser', {}),
    preload('getRenterCard', {}),
  ]);
}

/** Takes the forms of the page. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  return (
    (await handleRentalForm(page, form)) ??
    (await handleCardForm(page, form)) ??
    (await handleOfferForm(page, form))
  );
}

/** One rental, from the first talk to what is agreed. */
export default function ContractPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const result = findResult(useActionData(), OFFER);
  const { data: rental } = useRoute('getRental', { id });
  const { data: events } = useRoute('listRentalEvents', { id });
  const { data: user } = useRoute('getUser', {});
  const { data: card } = useRoute('getRenterCard', {});
  if (!rental || !events || !user || card === undefined) return null;
  const { side, state, may, parties, offers, listing, unit } = rental;
  const openOffer = offers.find((offer) => offer.state === 'open') ?? null;
  const otherNames = parties
    .filter((party) => party.side !== side && !party.hasLeft)
    .flatMap(({ name }) => name ?? []);
  const me = parties.find(({ isMe }) => isMe);
  const isOffering =
    (may.includes('offer') || may.includes('counter')) &&
    !result?.done &&
    (params.get('step') === 'offer' || result !== null);
  const home = describeHome(listing);
  return (
    <Container as="main" id="main" width="medium" padding="l" gap="xl">
      <PageMeta title={home} description={messages.description} isIndexed={false} />
      <Stack gap="m">
        <Breadcrumbs crumbs={[{ label: common.contractsTitle, href: contractsPath() }, { label: home }]} />
        <Stack as="header" gap="s">
          <Heading level={1} size="l">
            {home}
          </Heading>
          {unit ? (
            <Text as="p" tone="muted">
              {formatAddress(unit)}
            </Text>
          ) : null}
          <Inline>
            <Badge tone={findTone({ state, side, openOffer })}>
              {describeStanding({ state, side, openOffer, otherNames })}
            </Badge>
          </Inline>
        </Stack>
        <Progress state={state} />
      </Stack>
      <NowPanel rental={rental} openOffer={openOffer} otherNames={otherNames} isOffering={isOffering} />
      {isOffering ? <OfferForm rental={rental} user={user} card={side === 'tenant' ? card : null} /> : null}
      <TermsTable rental={rental} />
      {rental.terms ? <Law {...rental} /> : null}
      {side === 'landlord' ? <SharedCards cards={rental.cards} /> : null}
      {side === 'tenant' && me?.actorType === 1 ? <OwnCard rental={rental} card={card} user={user} /> : null}
      <Parties rental={rental} />
      <Steps rental={rental} events={events} />
    </Container>
  );
}
