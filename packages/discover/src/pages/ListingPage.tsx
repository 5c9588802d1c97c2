import type { ListingDetail } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import {
  findDistrict,
  formatAddressWithoutUnit,
  formatMoney,
  serializeDiscoverFilters,
} from '@sewa/formatters';
import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { discoverPath, listingPath } from '@sewa/paths';
import { Banner, Breadcrumbs, Container } from '@sewa/ui';
import { redirect, useActionData, useParams } from 'react-router-dom';
import { describeForMachines } from '../describeForMachines.ts';
import { describeListing, summarizeListing } from '../describeListing.ts';
import { handleEnquiryForm, type RejectedEnquiry } from '../Enquiry/enquiryForms.ts';
import { EnquiryPanel } from '../EnquiryPanel/EnquiryPanel.tsx';
import { useManagePath } from '../EnquiryPanel/useManagePath.ts';
import { Hearts } from '../Hearts/Hearts.tsx';
import { saveHome } from '../Hearts/saveHome.ts';
import { chooseSharedPicture } from '../ListingPicture/chooseSharedPicture.ts';
import { ListingHead } from '../ListingView/ListingHead.tsx';
import { ListingView } from '../ListingView/ListingView.tsx';
import { useViewCount } from '../ListingView/useViewCount.ts';
import { MakeOffer } from '../MakeOffer/MakeOffer.tsx';
import { handleOfferForm } from '../MakeOffer/offerForms.ts';
import * as messages from '../messages.ts';
import { ReportListing } from '../ReportListing/ReportListing.tsx';
import { handleReportForm, type RejectedReport } from '../ReportListing/reportForms.ts';
import { SimilarListings } from '../SimilarListings.tsx';

/** Reads the listing and what stands around it at once; a known one under another slug moves to its own address. */
export async function loader({ params, url, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  const around = Promise.allSettled([
    preload('similarListings', { id }),
    preload('fairRent', { id }),
    preload('listStations', { id }),
    preload('listPlaces', { id }),
    preload('listSlots', { id }),
  ]);
  const listing = await preload('getListing', { id });
  if (listing.slug !== params.slug) throw redirect(`${listingPath(id, listing.slug)}${url.search}`, 302);
  await around;
}

/** Takes the forms of the page that were sent without script: a heart, an enquiry, a report, an offer. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  return (
    (await saveHome(page, form)) ??
    (await handleEnquiryForm(page, form)) ??
    (await handleReportForm(page, form)) ??
    (await handleOfferForm(page, form))
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
  const rejected = useActionData() as RejectedEnquiry | RejectedReport | undefined;
  const site = usePageSite();
  const isOwn = useManagePath(id) !== null;
  useViewCount(id, listing?.status === 'live');
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
          jsonLd={describeForMachines(listing, site)}
        />
        <ListingTrail listing={listing} />
        <GoneNotice status={listing.status} />
        <ListingView
          listing={listing}
          head={
            <>
              <ListingHead listing={listing} isPreview={false} />
              {isLive ? null : <SimilarListings listings={similar} />}
            </>
          }
          aside={<EnquiryPanel listing={listing} rejected={rejected?.form === 'enquiry' ? rejected : null} />}
        >
          {isOwn ? null : (
            <>
              {isLive && listing.lister ? <MakeOffer /> : null}
              <ReportListing listingId={id} rejected={rejected?.form === 'report' ? rejected : null} />
            </>
          )}
        </ListingView>
        {isLive ? <SimilarListings listings={similar} /> : null}
      </Container>
    </Hearts>
  );
}
