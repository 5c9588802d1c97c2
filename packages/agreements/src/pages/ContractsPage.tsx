import type { RentalEntry, User } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { pageTitles } from '@sewa/pages/titles';
import { contractsPath, dashboardPath, discoverPath, propertiesPath } from '@sewa/paths';
import { Container, EmptyState, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import * as common from '../messages.ts';
import * as messages from '../Rentals/messages.ts';
import { RentalCard } from '../Rentals/RentalCard.tsx';
import { RentalFilterForm } from '../Rentals/RentalFilterForm.tsx';
import { RentalTable } from '../Rentals/RentalTable.tsx';
import { readRentalFilters, writeRentalQuery } from '../Rentals/rentalFilters.ts';
import { StartRental } from '../Rentals/StartRental.tsx';
import { handleStartForm } from '../Rentals/startForm.ts';

/** Stands in for the list while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={pageTitles.contracts}
    title={messages.failureTitle}
    safe={messages.safe}
    other={{ label: messages.dashboardLabel, href: dashboardPath() }}
  />
);

const listParams = (params: URLSearchParams) => {
  const cursor = params.get('cursor');
  return { ...readRentalFilters(params), ...(cursor && { cursor }) };
};

/** With more rentals than this, somebody who rents out gets a table. */
const MANY = 5;

/** Whether somebody has to oversee many rentals: an agent, a company, or an owner of many homes. */
function hasMany({ userTypeIds, cid }: User, items: readonly RentalEntry[]): boolean {
  return (
    userTypeIds.includes(3) || cid !== null || items.filter(({ side }) => side === 'landlord').length > MANY
  );
}

/** Reads the rentals, who looks at them, and the home that an offer is meant for. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const id = url.searchParams.get('offer');
  const home = id ? Promise.allSettled([preload('getListing', { id })]) : null;
  await Promise.all([preload('getUser', {}), preload('listRentals', listParams(url.searchParams))]);
  await home;
}

/** Begins a rental. */
export async function action(page: PageRequest): Promise<unknown> {
  return handleStartForm(page, await page.request.formData());
}

function NoRentals({ isLandlord }: { readonly isLandlord: boolean }) {
  return (
    <EmptyState
      icon="file-text"
      title={messages.emptyTitle}
      actions={
        isLandlord ? (
          <Link variant="primary" href={propertiesPath()}>
            {messages.propertiesLabel}
          </Link>
        ) : (
          <Link variant="primary" href={discoverPath()}>
            {messages.findHomeLabel}
          </Link>
        )
      }
    >
      {isLandlord ? messages.emptyLandlord : messages.emptyTenant}
    </EmptyState>
  );
}

/** Every rental that somebody is a party of, the last changed first. */
export default function ContractsPage() {
  const [params] = useSearchParams();
  const { data: user } = useRoute('getUser', {});
  const { data: page } = useRoute('listRentals', listParams(params));
  if (!user || !page) return null;
  const offered = params.get('offer');
  const filters = readRentalFilters(params);
  const isNarrowed = Object.keys(filters).length > 0;
  const isEmpty = page.items.length === 0 && !isNarrowed;
  const isLong = page.nextCursor !== null || params.has('cursor');
  const isTable = !isEmpty && (isNarrowed || isLong || hasMany(user, page.items));
  const isLandlord = user.userTypeIds.some((type) => type !== 1);
  return (
    <Container as="main" id="main" width={isTable ? 'wide' : 'medium'} padding="l">
      <PageMeta {...pageTitles.contracts} isIndexed={false} />
      <Stack as="header" gap="xs">
        <Heading level={1} size="l">
          {common.contractsTitle}
        </Heading>
        <Text as="p" tone="muted">
          {messages.lead}
        </Text>
      </Stack>
      {offered ? <StartRental listingId={offered} /> : null}
      {isEmpty && !offered ? <NoRentals isLandlord={isLandlord} /> : null}
      {isTable ? (
        <Stack gap="m">
          <RentalFilterForm key={writeRentalQuery(filters)} filters={filters} />
          <RentalTable rentals={page.items} />
        </Stack>
      ) : (
        <Stack gap="m">
          {page.items.map((rental) => (
            <RentalCard key={rental.id} rental={rental} />
          ))}
        </Stack>
      )}
      {page.nextCursor ? (
        <Inline>
          <Link
            variant="secondary"
            href={contractsPath(writeRentalQuery({ ...filters, cursor: page.nextCursor }))}
          >
            {common.moreLabel}
          </Link>
        </Inline>
      ) : null}
    </Container>
  );
}
