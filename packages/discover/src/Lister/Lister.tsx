import type { Lister as ListerOfHome, ListingDetail } from '@sewa/api/client';
import { formatAgentSlug } from '@sewa/formatters';
import { agentPath, enquiryPath } from '@sewa/paths';
import { Avatar, Badge, Heading, Icon, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { AgentDetails } from '../Agent/AgentDetails.tsx';
import { Section } from '../Section.tsx';
import * as messages from './messages.ts';

/** The name, which leads to the card of an agent who has one. */
function ListerName({ lister }: { readonly lister: ListerOfHome }) {
  if (lister.agentId === null) return lister.name;
  return <Link href={agentPath(lister.agentId, formatAgentSlug(lister))}>{lister.name}</Link>;
}

interface ListerProps {
  readonly listing: ListingDetail;
  /** True before the home is published. @default false */
  readonly isPreview?: boolean;
}

function OwnerDetails({ listing, isPreview }: Required<ListerProps>) {
  return (
    <>
      <Text as="p" tone="muted">
        {listing.lister?.isCompany ? messages.companyLead : messages.ownerLead}
      </Text>
      {listing.status === 'live' && !isPreview ? (
        <Stack direction="row" isWrapping>
          <Link variant="secondary" href={enquiryPath(listing.id, listing.slug)}>
            <Icon name="phone" /> {messages.seePhoneNumberLabel}
          </Link>
        </Stack>
      ) : null}
    </>
  );
}

const describeKind = ({ kind, isCompany }: ListerOfHome): string => {
  if (kind === 'agent') return messages.agentLabel;
  return isCompany ? messages.companyLabel : messages.ownerLabel;
};

/** The lister's name and what they are. */
function ListerHead({ lister }: { readonly lister: ListerOfHome }) {
  return (
    <Stack direction="row" gap="s" align="center" isWrapping>
      <Avatar name={lister.name} isDecorative />
      <Text size="l" weight="semibold">
        <ListerName lister={lister} />
      </Text>
      <Badge tone={lister.kind === 'agent' ? 'info' : 'accent'}>{describeKind(lister)}</Badge>
    </Stack>
  );
}

/** Other agents whom the owner lets advertise the same home. */
function AlsoListedBy({ listers }: { readonly listers: readonly ListerOfHome[] }) {
  if (listers.length === 0) return null;
  return (
    <>
      <Heading level={3} size="s" id="also-listed-by">
        {messages.alsoListedByTitle}
      </Heading>
      <List aria-labelledby="also-listed-by">
        {listers.map((lister) => (
          <ListItem key={lister.registrationNumber ?? lister.name}>
            <Stack gap="m">
              <ListerHead lister={lister} />
              <AgentDetails agent={lister} />
            </Stack>
          </ListItem>
        ))}
      </List>
    </>
  );
}

/** Who lets the home, with what the rules on adverts by agents ask to be shown; an owner's number is not public. */
export function Lister({ listing, isPreview = false }: ListerProps) {
  const { lister, alsoListedBy } = listing;
  return (
    <Section id="lister" title={messages.listerTitle}>
      {lister ? (
        <>
          <ListerHead lister={lister} />
          {lister.kind === 'agent' ? (
            <AgentDetails agent={lister} />
          ) : (
            <OwnerDetails listing={listing} isPreview={isPreview} />
          )}
          <AlsoListedBy listers={alsoListedBy ?? []} />
        </>
      ) : (
        <Text as="p" tone="muted">
          {listing.provenance ? messages.openDataLister : messages.listerNotStated}
        </Text>
      )}
    </Section>
  );
}
