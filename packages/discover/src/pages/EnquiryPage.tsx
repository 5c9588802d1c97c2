import { useRoute } from '@sewa/api/swr';
import { formatPhone } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { discoverPath, enquiryPath, listingPath } from '@sewa/paths';
import { Breadcrumbs, Card, Container, Heading, Icon, Link, Stack, Text } from '@sewa/ui';
import { redirect, useParams } from 'react-router-dom';
import { describeListing } from '../describeListing.ts';
import { EnquiryForm } from '../Enquiry/EnquiryForm.tsx';
import * as messages from '../EnquiryPanel/messages.ts';
import { OwnListing } from '../EnquiryPanel/OwnListing.tsx';
import { useManagePath } from '../EnquiryPanel/useManagePath.ts';
import { ListingCard } from '../ListingCard/ListingCard.tsx';
import * as common from '../messages.ts';
import { ScamAdvice } from '../ScamAdvice.tsx';
import * as css from './EnquiryPage.css.ts';

/** Reads the home, the number of who lets it, and the message that waited for log-in. */
export async function loader({ params, url, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  // A number that is not told (too many were asked for) leaves the rest of the page as it is.
  const phone = Promise.allSettled([preload('listerPhone', { id })]);
  const access = Promise.allSettled([preload('getListingAccess', { id })]);
  const [listing] = await Promise.all([
    preload('getListing', { id }),
    preload('currentPendingAction', {}),
    access,
  ]);
  await phone;
  if (listing.slug !== params.slug) throw redirect(`${enquiryPath(id, listing.slug)}${url.search}`, 302);
}

/** Where a signed-in person writes to who lets a home, with what they wrote before log-in still there. */
export default function EnquiryPage() {
  const { id = '' } = useParams();
  const { data: listing } = useRoute('getListing', { id });
  const { data: pendingAction } = useRoute('currentPendingAction', {});
  const { data: phone } = useRoute('listerPhone', { id }, { isErrorReturned: true });
  const managePath = useManagePath(id);
  if (!listing) return null;
  const name = describeListing(listing);
  const message =
    pendingAction?.kind === 'enquiry' && pendingAction.listingId === id ? pendingAction.message : undefined;
  const { lister } = listing;
  const isOwn = managePath !== null;
  const asking = lister ? common.messageLabel(lister.name) : messages.enquiryTitle;
  const action = isOwn ? messages.ownTitle : asking;
  return (
    <Container as="main" id="main" width="medium">
      <PageMeta
        title={common.enquiryPageTitle(name)}
        description={common.enquiryDescription(name)}
        isIndexed={false}
      />
      <Breadcrumbs
        crumbs={[
          { label: common.allHomesLabel, href: discoverPath() },
          { label: name, href: listingPath(listing.id, listing.slug) },
          { label: action },
        ]}
      />
      <Heading level={1} size="l">
        {action}
      </Heading>
      <div className={css.columns}>
        <ListingCard listing={listing} headingLevel={2} />
        <Card padding="l">
          <Stack gap="xl">
            {isOwn ? (
              <OwnListing managePath={managePath} />
            ) : listing.status !== 'live' ? (
              <Text as="p">{common.goneHomeEnquiry}</Text>
            ) : lister ? (
              <>
                <EnquiryForm
                  listing={listing}
                  listerName={lister.name}
                  {...(message ? { message } : {})}
                  isSignedIn
                />
                {phone?.phoneNumber ? (
                  <Stack direction="row" gap="m" align="center" isWrapping>
                    <Text>{common.callInstead(lister.name)}</Text>
                    <Link variant="secondary" href={`tel:${phone.phoneNumber}`}>
                      <Icon name="phone" />
                      {` ${formatPhone(phone.phoneNumber)}`}
                    </Link>
                  </Stack>
                ) : null}
              </>
            ) : (
              <Text as="p">{messages.noListerToMessage}</Text>
            )}
            <ScamAdvice />
          </Stack>
        </Card>
      </div>
    </Container>
  );
}
