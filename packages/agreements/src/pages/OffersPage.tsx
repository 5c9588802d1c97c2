import type { RentalEntry } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { pageTitles } from '@sewa/pages/titles';
import { dashboardPath, errorPath, listingOffersPath, offersPath, propertiesPath } from '@sewa/paths';
import { Breadcrumbs, Container, EmptyState, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { redirect, useParams, useSearchParams } from 'react-router-dom';
import { describeHome } from '../describeHome.ts';
import * as common from '../messages.ts';
import * as messages from '../Offers/messages.ts';
import { OfferTable } from '../Offers/OfferTable.tsx';
import * as rentals from '../Rentals/messages.ts';

/** Stands in for the offers while they can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={pageTitles.offers}
    title={messages.failureTitle}
    safe={rentals.safe}
    other={{ label: rentals.dashboardLabel, href: dashboardPath() }}
  />
);

const listParams = (listingId: string | undefined, params: URLSearchParams) => {
  const cursor = params.get('cursor');
  return { state: 'offered' as const, ...(listingId && { listingId }), ...(cursor && { cursor }) };
};

/** Reads the open offers; whoever only rents has theirs among the contracts. */
export async function loader({ params, url, preload }: PageRequest): Promise<void> {
  const user = await preload('getUser', {});
  const isTenantOnly = user.userTypeIds.length > 0 && user.userTypeIds.every((type) => type === 1);
  if (isTenantOnly && user.cid === null) throw redirect(errorPath(401), 302);
  await preload('listRentals', listParams(params.listingId, url.searchParams));
}

/** The offers of each home, in the order in which the homes first appear. */
function groupByHome(items: readonly RentalEntry[]): RentalEntry[][] {
  const homes = new Map<string, RentalEntry[]>();
  for (const item of items) homes.set(item.listing.id, [...(homes.get(item.listing.id) ?? []), item]);
  return [...homes.values()];
}

function HomeOffers({
  offers,
  isOnly,
}: {
  readonly offers: readonly RentalEntry[];
  readonly isOnly: boolean;
}) {
  const [first] = offers;
  if (!first) return null;
  const home = describeHome(first.listing);
  return (
    <Stack as="section" gap="s" aria-label={home}>
      <Inline justify="between" gap="s">
        <Heading level={2} size="m">
          {home}
        </Heading>
        {first.listing.monthlyRent === null ? null : (
          <Text tone="muted">{messages.asked(common.rentPerMonth(first.listing.monthlyRent))}</Text>
        )}
      </Inline>
      <OfferTable home={home} offers={offers} />
      {isOnly || offers.length < 2 ? null : (
        <Inline>
          <Link href={listingOffersPath(first.listing.id)}>{messages.onlyLabel(home)}</Link>
        </Inline>
      )}
    </Stack>
  );
}

/** The open offers somebody received and made, by home. */
export default function OffersPage() {
  const { listingId } = useParams();
  const [params] = useSearchParams();
  const { data: page } = useRoute('listRentals', listParams(listingId, params));
  if (!page) return null;
  const path = listingId === undefined ? offersPath() : listingOffersPath(listingId);
  return (
    <Container as="main" id="main" padding="l">
      <PageMeta {...pageTitles.offers} isIndexed={false} />
      <Stack as="header" gap="xs">
        {listingId === undefined ? null : (
          <Breadcrumbs
            crumbs={[{ label: messages.allOffersLabel, href: offersPath() }, { label: messages.oneHome }]}
          />
        )}
        <Heading level={1} size="l">
          {common.offersTitle}
        </Heading>
        <Text as="p" tone="muted">
          {messages.lead}
        </Text>
      </Stack>
      {page.items.length === 0 ? (
        <EmptyState
          icon="hand-coins"
          title={messages.emptyTitle}
          actions={
            <Link variant="primary" href={propertiesPath()}>
              {rentals.propertiesLabel}
            </Link>
          }
        >
          {messages.emptyLead}
        </EmptyState>
      ) : null}
      {groupByHome(page.items).map((offers) => (
        <HomeOffers key={offers[0]?.listing.id} offers={offers} isOnly={listingId !== undefined} />
      ))}
      {page.nextCursor ? (
        <Inline>
          <Link variant="secondary" href={`${path}?cursor=${encodeURIComponent(page.nextCursor)}`}>
            {common.moreLabel}
          </Link>
        </Inline>
      ) : null}
    </Container>
  );
}
