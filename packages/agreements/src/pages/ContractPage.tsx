import { useRoute } from '@sewa/api/swr';
import { formatAddress } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { findResult } from '@sewa/pages/forms';
import { pageTitles } from '@sewa/pages/titles';
import { contractsPath } from '@sewa/paths';
import { Badge, Breadcrumbs, Container, Heading, Inline, Stack, Text } from '@sewa/ui';
import { useActionData, useParams, useSearchParams } from 'react-router-dom';
import { handleCheckForm } from '../Checks/checkForms.ts';
import { DRAFT, handleContractForm } from '../Contract/contractForms.ts';
import { DepositSection } from '../Deposit/DepositSection.tsx';
import { handleDepositForm } from '../Deposit/depositForms.ts';
import { handleDutyForm } from '../Duty/dutyForms.ts';
import { describeHome } from '../describeHome.ts';
import { describeStanding, findTone } from '../describeStanding.ts';
import * as common from '../messages.ts';
import { OfferForm } from '../Offer/OfferForm.tsx';
import { handleOfferForm, OFFER } from '../Offer/offerForm.ts';
import { RenewalSection } from '../Renewal/RenewalSection.tsx';
import { handleRenewalForm } from '../Renewal/renewalForms.ts';
import { Agreement } from '../Rental/Agreement.tsx';
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
import { RentPlanSection } from '../RentPlan/RentPlanSection.tsx';
import { handleRentPlanForm } from '../RentPlan/rentPlanForms.ts';
import { RepairsSection } from '../Repairs/RepairsSection.tsx';
import { handleRepairForm, repairStates } from '../Repairs/repairForms.ts';
import { handleSignForm } from '../Signing/signForms.ts';
import { TenancySection } from '../Tenancy/TenancySection.tsx';
import { handleTenancyForm } from '../Tenancy/tenancyForms.ts';

/** Stands in for the rental while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={pageTitles.contracts}
    title={messages.failureTitle}
    safe={rentals.safe}
    other={{ label: common.contractsTitle, href: contractsPath() }}
  />
);

/** Reads the rental with its agreement, its steps, who looks at it, and their renter's card. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  const readAgreement = async () => {
    const { contract, may, state } = await preload('getRental', { id });
    await Promise.all([
      contract ? preload('listContractTemplates', {}) : null,
      may.includes('sign') ? preload('getStepUps', {}) : null,
      repairStates.includes(state) ? preload('listRepairs', { id }) : null,
    ]);
  };
  await Promise.all([
    readAgreement(),
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
    (await handleContractForm(page, form)) ??
    (await handleSignForm(page, form)) ??
    (await handleCheckForm(page, form)) ??
    (await handleDutyForm(page, form)) ??
    (await handleTenancyForm(page, form)) ??
    (await handleRentPlanForm(page, form)) ??
    (await handleRenewalForm(page, form)) ??
    (await handleDepositForm(page, form)) ??
    (await handleRepairForm(page, form)) ??
    (await handleCardForm(page, form)) ??
    (await handleOfferForm(page, form))
  );
}

/** One rental, from the first talk to the returned deposit. */
export default function ContractPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const answer = useActionData();
  const result = findResult(answer, OFFER);
  const draft = findResult(answer, DRAFT);
  const { data: rental } = useRoute('getRental', { id });
  const { data: events } = useRoute('listRentalEvents', { id });
  const { data: user } = useRoute('getUser', {});
  const { data: card } = useRoute('getRenterCard', {});
  const hasRepairs = rental !== undefined && repairStates.includes(rental.state);
  const { data: repairs } = useRoute('listRepairs', hasRepairs ? { id } : null);
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
  const isDrafting =
    may.includes('draft') && !draft?.done && (params.get('step') === 'draft' || draft !== null);
  const home = describeHome(listing);
  const agreement = <Agreement rental={rental} user={user} otherNames={otherNames} isDrafting={isDrafting} />;
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
            <Badge tone={findTone({ state, side, may, openOffer })}>
              {describeStanding({ state, side, may, openOffer, otherNames })}
            </Badge>
          </Inline>
        </Stack>
        <Progress state={state} />
      </Stack>
      <NowPanel
        rental={rental}
        openOffer={openOffer}
        otherNames={otherNames}
        isOffering={isOffering}
        isDrafting={isDrafting}
      />
      {isOffering ? <OfferForm rental={rental} user={user} card={side === 'tenant' ? card : null} /> : null}
      {/* Once somebody lives there, the home comes before the papers. */}
      {hasRepairs ? null : agreement}
      <DepositSection rental={rental} />
      {repairs ? <RepairsSection rental={rental} repairs={repairs} /> : null}
      <RentPlanSection rental={rental} />
      <TenancySection rental={rental} />
      <RenewalSection rental={rental} user={user} otherNames={otherNames} />
      {hasRepairs ? agreement : null}
      <TermsTable rental={rental} />
      {rental.terms ? <Law {...rental} /> : null}
      {side === 'landlord' ? <SharedCards cards={rental.cards} /> : null}
      {side === 'tenant' && me?.actorType === 1 ? <OwnCard rental={rental} card={card} user={user} /> : null}
      <Parties rental={rental} />
      <Steps rental={rental} events={events} />
    </Container>
  );
}
