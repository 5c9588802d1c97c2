import { useRoute } from '@sewa/api/swr';
import { formatAddress } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { useResultToast } from '@sewa/pages/form-notices';
import { disputePath, propertiesPath, viewingsPath } from '@sewa/paths';
import { Banner, Breadcrumbs, Container, Heading, Icon, Link, Stack, Text } from '@sewa/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import * as dispute from '../Dispute/messages.ts';
import { handleListingForm } from '../Listing/listingForms.ts';
import * as messages from '../messages.ts';
import { Agents } from '../Property/Agents.tsx';
import { handleAuthorityForm } from '../Property/authorityForms.ts';
import { Facts, isKnown } from '../Property/Facts.tsx';
import { FactsForm } from '../Property/FactsForm.tsx';
import { FACTS_FORM, handleFactsForm } from '../Property/factsForms.ts';
import { OwnAuthority } from '../Property/OwnAuthority.tsx';
import { PropertyListings } from '../Property/PropertyListings.tsx';
import { handleStartForm } from '../Property/startForms.ts';
import { useSavedToast } from '../Property/useSavedToast.ts';

/** Reads the home, and who looks at it. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  await Promise.all([preload('getUser', {}), preload('getProperty', { id: params.id ?? '' })]);
}

/** Takes the forms of the page. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  return (
    (await handleListingForm(page, form)) ??
    (await handleStartForm(page, form)) ??
    (await handleFactsForm(page, form)) ??
    (await handleAuthorityForm(page, form))
  );
}

/** One home: its listings, its facts and its agents. */
export default function PropertyPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { data: property } = useRoute('getProperty', { id });
  useResultToast();
  useSavedToast();
  if (!property) return null;
  const address = formatAddress(property.address);
  const isOwner = property.ownership !== 'authority';
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={address} description={messages.propertyDescription} isIndexed={false} />
      <Stack gap="m">
        <Breadcrumbs
          crumbs={[{ label: messages.propertiesTitle, href: propertiesPath() }, { label: address }]}
        />
        <Stack as="header" gap="xs">
          <Heading level={1} size="l">
            {address}
          </Heading>
          <Text tone="muted">{messages.postalCode(property.address.postalCode)}</Text>
        </Stack>
        {property.listings.some(({ isMine, state }) => isMine && state !== 'draft' && state !== 'review') ? (
          <Stack direction="row">
            <Link variant="secondary" size="s" href={viewingsPath(property.id)}>
              <Icon name="calendar" />
              {` ${messages.viewingsLabel}`}
            </Link>
          </Stack>
        ) : null}
      </Stack>
      {property.isDisputed ? (
        <Banner tone="warning" title={messages.disputedTitle}>
          {messages.disputedLead}{' '}
          {property.disputeIds?.map((disputeId) => (
            <Link key={disputeId} href={disputePath(disputeId)}>
              {dispute.stateLabel}
            </Link>
          ))}
        </Banner>
      ) : null}
      {isOwner ? null : <OwnAuthority authorities={property.authorities} />}
      <PropertyListings property={property} />
      {isOwner && query.get('edit') === FACTS_FORM ? (
        <FactsForm property={property} />
      ) : isOwner || isKnown(property) ? (
        <Facts property={property} isChangeable={isOwner} />
      ) : null}
      {isOwner ? <Agents authorities={property.authorities} /> : null}
    </Container>
  );
}
