import type { ListingDetail } from '@sewa/api/client';
import { formatPhone, notStated } from '@sewa/formatters';
import { enquiryPath } from '@sewa/paths';
import { Avatar, Badge, DescriptionList, DescriptionListItem, Icon, Link, Stack, Text } from '@sewa/ui';
import { Section } from '../Section.tsx';

function AgentDetails({ lister }: { readonly lister: NonNullable<ListingDetail['lister']> }) {
  return (
    <>
      <DescriptionList>
        <DescriptionListItem name="Registration number" isMissing={!lister.registrationNumber}>
          {lister.registrationNumber ?? notStated}
        </DescriptionListItem>
        <DescriptionListItem name="Agency" isMissing={!lister.agencyName}>
          {lister.agencyName ?? notStated}
        </DescriptionListItem>
        <DescriptionListItem name="Agency licence" isMissing={!lister.agencyLicenceNumber}>
          {lister.agencyLicenceNumber ?? notStated}
        </DescriptionListItem>
      </DescriptionList>
      {lister.phoneNumber ? (
        <Stack direction="row" isWrapping>
          <Link look="secondary" href={`tel:${lister.phoneNumber}`}>
            <Icon name="phone" /> {formatPhone(lister.phoneNumber)}
          </Link>
        </Stack>
      ) : null}
    </>
  );
}

function OwnerDetails({ listing }: { readonly listing: ListingDetail }) {
  return (
    <>
      <Text as="p" tone="muted">
        Let by its owner, without an agent. An owner’s number is never public.
      </Text>
      {listing.status === 'live' ? (
        <Stack direction="row" isWrapping>
          <Link look="secondary" href={enquiryPath(listing.id, listing.slug)}>
            <Icon name="phone" /> Number, once logged in
          </Link>
        </Stack>
      ) : null}
    </>
  );
}

/** Who lets the home, with what the rules on adverts by agents ask to be shown; an owner's number is not public. */
export function Lister({ listing }: { readonly listing: ListingDetail }) {
  const { lister } = listing;
  return (
    <Section id="lister" title="Who lets it">
      {lister ? (
        <>
          <Stack direction="row" gap="s" align="center" isWrapping>
            <Avatar name={lister.name} isDecorative />
            <Text size="l" weight="semibold">
              {lister.name}
            </Text>
            <Badge tone={lister.kind === 'agent' ? 'info' : 'accent'}>
              {lister.kind === 'agent' ? 'Agent' : 'Owner'}
            </Badge>
          </Stack>
          {lister.kind === 'agent' ? <AgentDetails lister={lister} /> : <OwnerDetails listing={listing} />}
        </>
      ) : (
        <Text as="p" tone="muted">
          {listing.provenance
            ? 'Not stated. This home comes from open data and nobody advertises it here.'
            : 'Not stated by whoever sent this listing.'}
        </Text>
      )}
    </Section>
  );
}
