import type { Lister as ListerOfHome, ListingDetail } from '@sewa/api/client';
import { formatAgentSlug } from '@sewa/formatters';
import { agentPath, enquiryPath } from '@sewa/paths';
import { Avatar, Badge, Icon, Link, Stack, Text } from '@sewa/ui';
import { AgentDetails } from '../Agent/AgentDetails.tsx';
import * as messages from '../messages.ts';
import { Section } from '../Section.tsx';

/** The name, which leads to the card of an agent who has one. */
function ListerName({ lister }: { readonly lister: ListerOfHome }) {
  if (lister.agentId === null) return lister.name;
  return <Link href={agentPath(lister.agentId, formatAgentSlug(lister))}>{lister.name}</Link>;
}

function OwnerDetails({ listing }: { readonly listing: ListingDetail }) {
  return (
    <>
      <Text as="p" tone="muted">
        {messages.ownerLead}
      </Text>
      {listing.status === 'live' ? (
        <Stack direction="row" isWrapping>
          <Link variant="secondary" href={enquiryPath(listing.id, listing.slug)}>
            <Icon name="phone" /> {messages.seePhoneNumberLabel}
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
    <Section id="lister" title={messages.listerTitle}>
      {lister ? (
        <>
          <Stack direction="row" gap="s" align="center" isWrapping>
            <Avatar name={lister.name} isDecorative />
            <Text size="l" weight="semibold">
              <ListerName lister={lister} />
            </Text>
            <Badge tone={lister.kind === 'agent' ? 'info' : 'accent'}>
              {lister.kind === 'agent' ? messages.agentLabel : messages.ownerLabel}
            </Badge>
          </Stack>
          {lister.kind === 'agent' ? <AgentDetails agent={lister} /> : <OwnerDetails listing={listing} />}
        </>
      ) : (
        <Text as="p" tone="muted">
          {listing.provenance ? messages.openDataLister : messages.listerNotStated}
        </Text>
      )}
    </Section>
  );
}
