import type { ListingDetail } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import {
  findDistrict,
  formatAddressWithoutUnit,
  formatDay,
  formatMoney,
  serializeDiscoverFilters,
} from '@sewa/formatters';
import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { discoverPath, listingPath } from '@sewa/paths';
import { Badge, Banner, Breadcrumbs, Container, Gallery, Heading, Stack, Text } from '@sewa/ui';
import { redirect, useActionData, useParams } from 'react-router-dom';
import { Amenities } from '../Amenities.tsx';
import { describeForMachines } from '../describeForMachines.ts';
import { describeKind, describeListing, describeProvenance, summarizeListing } from '../describeListing.ts';
import { type RejectedEnquiry, takeEnquiryForm } from '../Enquiry/enquiryForms.ts';
import { EnquiryPanel } from '../EnquiryPanel/EnquiryPanel.tsx';
import { FairRent } from '../FairRent/FairRent.tsx';
import { FloorPlan } from '../FloorPlan/FloorPlan.tsx';
import { Hearts } from '../Hearts/Hearts.tsx';
import { SaveButton } from '../Hearts/SaveButton.tsx';
import { saveHome } from '../Hearts/saveHome.ts';
import { Lister } from '../Lister/Lister.tsx';
import { ListingFacts } from '../ListingFacts/ListingFacts.tsx';
import { chooseSharedPicture } from '../ListingPicture/chooseSharedPicture.ts';
import { ListingPicture } from '../ListingPicture/ListingPicture.tsx';
import { listGalleryPictures } from '../ListingPicture/listGalleryPictures.ts';
import { Location } from '../Location/Location.tsx';
import { MoveInCost } from '../MoveInCost/MoveInCost.tsx';
import * as messages from '../messages.ts';
import { OpenDataNotice } from '../OpenDataNotice.tsx';
import { PriceDrop } from '../PriceDrop/PriceDrop.tsx';
import { ReportListing } from '../ReportListing/ReportListing.tsx';
import { type RejectedReport, takeReportForm } from '../ReportListing/reportForms.ts';
import { ScamAdvice } from '../ScamAdvice.tsx';
import { Section } from '../Section.tsx';
import { ShareMenu } from '../Share/ShareMenu.tsx';
import { SimilarListings } from '../SimilarListings.tsx';
import * as css from './ListingPage.css.ts';

/** Reads the listing and what stands around it at once; a known one under another slug moves to its own address. */
export async function loader({ params, url, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  const around = Promise.allSettled([
    preload('similarListings', { id }),
    preload('fairRent', { id }),
    preload('listStations', { id }),
    preload('listPlaces', { id }),
  ]);
  const listing = await preload('getListing', { id });
  if (listing.slug !== params.slug) throw redirect(`${listingPath(id, listing.slug)}${url.search}`, 302);
  await around;
}

/** Takes the forms of the page that were sent without script: a heart, an enquiry, a report. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  return (
    (await saveHome(page, form)) ?? (await takeEnquiryForm(page, form)) ?? (await takeReportForm(page, form))
  );
}

function ListingHead({ listing }: { readonly listing: ListingDetail }) {
  const site = usePageSite();
  const name = describeListing(listing);
  const kind = describeKind(listing);
  const provenance = describeProvenance(listing);
  return (
    <header className={css.head}>
      <Stack gap="s">
        <Stack direction="row" gap="s" isWrapping>
          {kind ? <Badge tone="neutral">{kind}</Badge> : null}
          {provenance ? <Badge tone="info">{provenance}</Badge> : null}
        </Stack>
        <Heading level={1} size="xl">
          {name}
        </Heading>
        {listing.title ? <Text tone="muted">{formatAddressWithoutUnit(listing.address)}</Text> : null}
        <div className={css.rent}>
          <Text as="span" size="xl" weight="bold" isNumeric>
            {formatMoney(listing.monthlyRent)}
          </Text>{' '}
          <span className={css.period}>{messages.perMonth}</span>
        </div>
        {listing.previousRent === null ? null : (
          <PriceDrop rent={listing.monthlyRent} before={listing.previousRent} />
        )}
      </Stack>
      <div className={css.actions}>
        <SaveButton listingId={listing.id} />
        <ShareMenu
          title={messages.listingTitle(name, formatMoney(listing.monthlyRent))}
          url={`${site.publicUrl}${listingPath(listing.id, listing.slug)}`}
        />
      </div>
    </header>
  );
}

function ListingTrail({ listing }: { readonly listing: ListingDetail }) {
  const district = findDistrict(listing.district ?? '');
  const crumbs = [
    { label: messages.allHomesLabel, href: discoverPath() },
    ...(district
      ? [
          {
            label: district.name,
            href: discoverPath(serializeDiscoverFilters({ searchParams: [district.slug] })),
          },
        ]
      : []),
    { label: listing.title || formatAddressWithoutUnit(listing.address) },
  ];
  return <Breadcrumbs crumbs={crumbs} />;
}

function GoneNotice({ status }: { readonly status: ListingDetail['status'] }) {
  if (status === 'live') return null;
  return (
    <Banner tone="warning" title={status === 'let' ? messages.letTitle : messages.closedTitle}>
      {messages.goneLead}
    </Banner>
  );
}

/** One home: pictures, rent, facts, what moving in costs, who lets it and how to ask; one that is gone says so. */
export default function ListingPage() {
  const { id = '' } = useParams();
  const { data: listing } = useRoute('getListing', { id });
  const { data: similar = [] } = useRoute('similarListings', { id }, { isErrorReturned: true });
  const { data: fairRent } = useRoute('fairRent', { id }, { isErrorReturned: true });
  const rejected = useActionData() as RejectedEnquiry | RejectedReport | undefined;
  if (!listing) return null;
  const isLive = listing.status === 'live';
  return (
    <Hearts>
      <Container as="main" id="main" gap="l">
        <PageMeta
          title={messages.listingTitle(describeListing(listing), formatMoney(listing.monthlyRent))}
          description={summarizeListing(listing)}
          canonicalPath={listingPath(listing.id, listing.slug)}
          image={chooseSharedPicture(listing.pictures)}
          isIndexed={isLive}
          jsonLd={describeForMachines(listing)}
        />
        <ListingTrail listing={listing} />
        <GoneNotice status={listing.status} />
        <ListingHead listing={listing} />
        {isLive ? null : <SimilarListings listings={similar} />}
        <div className={css.columns} data-live={isLive ? '' : undefined}>
          <div className={css.main}>
            {listing.pictures.length > 0 ? (
              <Gallery id="picture" pictures={listGalleryPictures(listing.pictures)} />
            ) : (
              <div className={css.noPictures}>
                <ListingPicture picture={null} />
              </div>
            )}
            <Section id="facts" title={messages.detailsTitle}>
              <ListingFacts listing={listing} />
              <Text as="p" size="s" tone="muted">
                {messages.firstListed(formatDay(listing.firstListedAt))}
              </Text>
            </Section>
            {listing.description ? (
              <Section id="description" title={messages.descriptionTitle}>
                <Text as="p">{listing.description}</Text>
              </Section>
            ) : null}
            <Section id="amenities" title={messages.amenitiesTitle}>
              <Amenities codes={listing.amenities} />
            </Section>
            <Location listing={listing} />
            <FloorPlan pictures={listing.pictures} />
            {isLive ? (
              <MoveInCost monthlyRent={listing.monthlyRent} propertyType={listing.propertyType} />
            ) : null}
            {fairRent ? <FairRent fairRent={fairRent} rent={listing.monthlyRent} /> : null}
            <Lister listing={listing} />
            {isLive ? <ScamAdvice /> : null}
            {listing.provenance && !fairRent?.count ? <OpenDataNotice /> : null}
            <ReportListing listingId={id} rejected={rejected?.form === 'report' ? rejected : null} />
          </div>
          {isLive ? (
            <EnquiryPanel listing={listing} rejected={rejected?.form === 'enquiry' ? rejected : null} />
          ) : null}
        </div>
        {isLive ? <SimilarListings listings={similar} /> : null}
      </Container>
    </Hearts>
  );
}
