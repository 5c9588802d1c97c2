import type { ListingDetail, Viewing, ViewingSlot } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAddressWithoutUnit, formatMoney } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { ResultFocus, useResultToast } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { bookViewingPath, discoverPath, enquiryPath, listingPath } from '@sewa/paths';
import { Banner, Breadcrumbs, Card, Container, EmptyState, Heading, Link, Stack, Text } from '@sewa/ui';
import { redirect, useActionData, useParams, useSearchParams } from 'react-router-dom';
import { BOOKING, handleBookingForm, MOVE_PARAMETER } from '../Booking/bookingForms.ts';
import { chooseOwnViewings } from '../Booking/chooseOwnViewings.ts';
import { FullTimes } from '../Booking/FullTimes.tsx';
import * as messages from '../Booking/messages.ts';
import { OwnViewing } from '../Booking/OwnViewing.tsx';
import { TimeChooser } from '../Booking/TimeChooser.tsx';
import * as css from './BookViewingPage.css.ts';

/** Reads the home, its times, and the viewings of whoever looks. */
export async function loader({ params, url, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  const [listing] = await Promise.all([
    preload('getListing', { id }),
    preload('listSlots', { id }),
    preload('listViewings', {}),
  ]);
  if (listing.slug !== params.slug) throw redirect(`${bookViewingPath(id, listing.slug)}${url.search}`, 302);
}

export { handleBookingForm as action };

const nameHome = ({ title, address }: ListingDetail): string => title || formatAddressWithoutUnit(address);

/** Stands in for the page if it can't be loaded. */
export function Failure() {
  return (
    <PageFailure
      page={{ title: messages.title, description: messages.pageDescription }}
      title={messages.failureTitle}
      safe={messages.failureSafe}
    />
  );
}

/** The home that is seen, and another way to ask. */
function Home({ listing }: { readonly listing: ListingDetail }) {
  const { id, slug, title, lister, address, monthlyRent } = listing;
  return (
    <Card as="aside" padding="l" aria-label={nameHome(listing)}>
      <Stack gap="s">
        <Link href={listingPath(id, slug)}>{nameHome(listing)}</Link>
        <Text weight="semibold" isNumeric>
          {messages.rentPerMonth(formatMoney(monthlyRent))}
        </Text>
        {title ? (
          <Text size="s" tone="muted">
            {formatAddressWithoutUnit(address)}
          </Text>
        ) : null}
        {lister ? (
          <>
            <Text size="s" tone="muted">
              {messages.listedBy(lister.name)}
            </Text>
            <Link href={enquiryPath(id, slug)}>{messages.messageLabel(lister.name)}</Link>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

interface TimesProps {
  readonly listing: ListingDetail;
  readonly slots: readonly ViewingSlot[];
  readonly viewings: readonly Viewing[];
  readonly moved: Viewing | null;
}

function Times({ listing, slots, viewings, moved }: TimesProps) {
  const result = findResult(useActionData(), BOOKING);
  const own = new Set(viewings.filter(({ may }) => may.length > 0).map(({ slotId }) => slotId));
  const others = slots.filter(({ id }) => !own.has(id));
  const free = others.filter((slot) => slot.free > 0);
  const { id, slug, lister } = listing;
  if (listing.status !== 'live')
    return (
      <Banner tone="warning" title={messages.goneTitle}>
        {messages.goneLead}
      </Banner>
    );
  return (
    <>
      {free.length > 0 ? (
        <Stack as="section" gap="l" id="times" aria-labelledby="times-title">
          <Heading level={2} size="m" id="times-title">
            {moved ? messages.chooseOtherTitle : messages.chooseTitle}
          </Heading>
          <TimeChooser slots={free} moved={moved} result={result} />
        </Stack>
      ) : (
        <Card id="times" padding="l">
          <EmptyState
            icon="calendar"
            title={others.length + own.size > 0 ? messages.noOtherTimesTitle : messages.noTimesTitle}
            actions={
              lister ? (
                <Link variant="secondary" href={enquiryPath(id, slug)}>
                  {messages.messageLabel(lister.name)}
                </Link>
              ) : null
            }
          >
            {lister ? messages.noTimesLead(lister.name) : null}
          </EmptyState>
        </Card>
      )}
      {moved ? null : <FullTimes slots={others.filter((slot) => slot.free === 0)} />}
    </>
  );
}

/** Where a tenant books a viewing of a home, and finds everything about theirs: before it, at the door and after it. */
export default function BookViewingPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { data: listing } = useRoute('getListing', { id });
  const { data: slots = [] } = useRoute('listSlots', { id });
  const { data } = useRoute('listViewings', {});
  const result = findResult(useActionData(), BOOKING);
  useResultToast();
  if (!listing || !data) return null;
  const viewings = chooseOwnViewings(data.visiting, id);
  const isDone = result !== null && result.done !== null;
  const moved = viewings.find(
    (viewing) => !isDone && viewing.id === query.get(MOVE_PARAMETER) && viewing.may.includes('move'),
  );
  const isAhead = ({ state, may }: Viewing) =>
    state === 'offered' || (may.includes('arrive') && !may.includes('answer'));
  const canChoose = moved || !viewings.some(isAhead);
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta
        title={messages.pageTitle(nameHome(listing))}
        description={messages.pageDescription}
        isIndexed={false}
      />
      <Stack gap="m">
        <Breadcrumbs
          crumbs={[
            { label: messages.allHomesLabel, href: discoverPath() },
            { label: nameHome(listing), href: listingPath(listing.id, listing.slug) },
            { label: messages.title },
          ]}
        />
        <Stack gap="xs">
          <Heading level={1} size="l">
            {messages.title}
          </Heading>
          <Text tone="muted">{messages.lead}</Text>
        </Stack>
      </Stack>
      <div className={css.columns}>
        <Stack gap="xl">
          {viewings.length > 0 ? (
            <Stack as="section" gap="m" id={BOOKING} aria-labelledby="own-title">
              <ResultFocus result={isDone ? result : null}>
                <Heading level={2} size="m" id="own-title">
                  {viewings.length === 1 ? messages.ownTitle : messages.ownTitles}
                </Heading>
              </ResultFocus>
              <ul className={css.viewings}>
                {viewings.map((viewing) => (
                  <OwnViewing key={viewing.id} viewing={viewing} isLive={listing.status === 'live'} />
                ))}
              </ul>
            </Stack>
          ) : null}
          {canChoose ? (
            <Times listing={listing} slots={slots} viewings={viewings} moved={moved ?? null} />
          ) : null}
        </Stack>
        <Home listing={listing} />
      </div>
    </Container>
  );
}
