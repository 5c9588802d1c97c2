import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { listingWizardPath, reviewPath } from '@sewa/paths';
import { Banner, Container, EmptyState, Link } from '@sewa/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { describeListing } from '../describeListing.ts';
import { EnquiryPanel } from '../EnquiryPanel/EnquiryPanel.tsx';
import { ListingHead } from '../ListingView/ListingHead.tsx';
import { ListingView } from '../ListingView/ListingView.tsx';
import * as messages from '../messages.ts';

/** Reads the listing as its page will show it; one without a rent has no page yet, and its lister is told so. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  const id = params.listingId ?? '';
  const around = Promise.allSettled([
    preload('fairRent', { id }),
    preload('listStations', { id }),
    preload('listPlaces', { id }),
  ]);
  try {
    await preload('getListingPreview', { id });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await preload('getOwnListing', { id });
  }
  await around;
}

/** The way back to where the listing is written or reviewed. */
function BackLink() {
  const { id = '', listingId = '' } = useParams();
  const [search] = useSearchParams();
  const isReview = search.get('from') === 'review';
  return (
    <Link variant="secondary" size="s" href={isReview ? reviewPath() : listingWizardPath(id, listingId)}>
      {isReview ? messages.previewReviewLabel : messages.previewBackLabel}
    </Link>
  );
}

function NothingYet() {
  return (
    <Container as="main" id="main">
      <PageMeta title={messages.noPreviewTitle} description={messages.previewDescription} isIndexed={false} />
      <EmptyState icon="home" title={messages.noPreviewTitle} level={1} actions={<BackLink />}>
        {messages.noPreviewLead}
      </EmptyState>
    </Container>
  );
}

/** A listing in any state as its page will show it, for its lister and for operators. */
export default function ListingPreviewPage() {
  const { listingId: id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: listing } = useRoute('getListingPreview', { id }, { isErrorReturned: true });
  if (!listing) return <NothingYet />;
  return (
    <Container as="main" id="main" gap="l">
      <PageMeta
        title={messages.previewTitle(describeListing(listing))}
        description={messages.previewDescription}
        isIndexed={false}
      />
      <Banner actions={<BackLink />}>
        {search.get('from') === 'review' ? messages.reviewPreviewBanner : messages.previewBanner}
      </Banner>
      <ListingView
        listing={listing}
        head={<ListingHead listing={listing} isPreview />}
        isPreview
        aside={<EnquiryPanel listing={listing} rejected={null} isPreview />}
      />
    </Container>
  );
}
