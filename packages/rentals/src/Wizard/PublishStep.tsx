import type { Lister, OwnListing } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAddressWithoutUnit } from '@sewa/formatters';
import { ResultFocus } from '@sewa/pages/form-notices';
import { listingPreviewPath } from '@sewa/paths';
import { Banner, Link, Stack, Text } from '@sewa/ui';
import { BeforePublishing } from './BeforePublishing.tsx';
import { listMissing } from './findStep.ts';
import type { PublishResult } from './handlePublishForm.ts';
import * as messages from './messages.ts';
import { Overview } from './Overview.tsx';
import { PublishForm } from './PublishForm.tsx';
import { StatePanel } from './StatePanel.tsx';

interface PublishStepProps {
  readonly listing: OwnListing;
  readonly result: PublishResult | undefined;
}

/** What the law wants an agent's listing to show: name, registration, agency and its licence. */
function AgentLine({ lister }: { readonly lister: Lister | null | undefined }) {
  if (lister?.kind !== 'agent') return null;
  const { name, registrationNumber, agencyName, agencyLicenceNumber } = lister;
  return (
    <Text>
      {messages.agentLineTitle}: {messages.agentLine(name, registrationNumber ?? messages.notStatedLabel)}
      {agencyName
        ? `, ${messages.agencyLine(agencyName, agencyLicenceNumber ?? messages.notStatedLabel)}`
        : ''}
    </Text>
  );
}

function ResultBanner({ result }: { readonly result: PublishResult | undefined }) {
  if (!result?.message) return null;
  return (
    <ResultFocus result={result}>
      <Banner tone="danger" title={messages.refusedTitle}>
        {result.fields.some(({ name }) => name === 'version') ? messages.changedMeanwhile : result.message}
      </Banner>
    </ResultFocus>
  );
}

/** Everything at a glance, what is missing, the preview, and the button that publishes. */
export function PublishStep({ listing, result }: PublishStepProps) {
  const { data: preview } = useRoute('getListingPreview', { id: listing.id }, { isErrorReturned: true });
  const isDraft = listing.state === 'draft';
  const isComplete = listMissing(listing).length === 0;
  const name = formatAddressWithoutUnit(listing.property.address);
  return (
    <Stack gap="l">
      <ResultBanner result={result} />
      {isDraft ? null : <StatePanel listing={listing} name={name} />}
      {isDraft && listing.rejection ? (
        <Banner tone="warning" title={messages.rejectionTitle}>
          {listing.rejection}
        </Banner>
      ) : null}
      {isDraft ? <BeforePublishing listing={listing} result={result} /> : null}
      {listing.needsAuthority && listing.state !== 'closed' ? (
        <Banner tone="warning" title={messages.needsAuthorityTitle}>
          {messages.needsAuthorityLead}
        </Banner>
      ) : null}
      <Overview listing={listing} />
      <AgentLine lister={preview?.lister} />
      {preview && isDraft ? (
        <Link href={listingPreviewPath(listing.property.id, listing.id)} target="_blank" rel="noopener">
          {messages.previewLabel} {messages.opensInTab}
        </Link>
      ) : null}
      {isDraft && isComplete ? <PublishForm listing={listing} /> : null}
    </Stack>
  );
}
