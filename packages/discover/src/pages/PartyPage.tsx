import type { Party } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAgentSlug, formatDay, formatUserLabel } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { agentPath, chatPath } from '@sewa/paths';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  Card,
  Container,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Link,
  Stack,
  Text,
} from '@sewa/ui';
import { useParams } from 'react-router-dom';
import * as messages from '../Agent/messages.ts';
import { ListingCard } from '../ListingCard/ListingCard.tsx';
import * as common from '../messages.ts';
import * as css from './AgentPage.css.ts';

/** Reads who is on the other side. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  await preload('getParty', { id: params.id ?? '' });
}

/** Stands in for the card while it cannot be had. */
export const Failure = () => (
  <PageFailure
    page={{ title: common.partyFailurePageTitle, description: common.partyDescription }}
    title={common.partyFailureTitle}
    safe={common.enquirySafe}
  />
);

function PartyCard({ party }: { readonly party: Party }) {
  const { name, userTypeIds, registrationNumber, agentId, isAsker, sentAt } = party;
  return (
    <Card padding="l">
      <Stack gap="l">
        <div className={css.head}>
          <Avatar name={name ?? common.someone} size="l" isDecorative />
          <Stack gap="xs">
            <Heading level={1} size="l">
              {name ?? common.someone}
            </Heading>
            <Stack direction="row">
              <Badge tone={registrationNumber === null ? 'accent' : 'info'}>
                {formatUserLabel(userTypeIds)}
              </Badge>
            </Stack>
          </Stack>
        </div>
        <Text as="p">
          {`${isAsker ? common.receivedOn : common.sentOn} `}
          <time dateTime={sentAt}>{formatDay(sentAt)}</time>.
        </Text>
        {registrationNumber === null ? null : (
          <DescriptionList>
            <DescriptionListItem name={messages.registrationNumberLabel}>
              {registrationNumber}
            </DescriptionListItem>
          </DescriptionList>
        )}
        <Stack direction="row" gap="m" isWrapping>
          <Link variant="primary" href={chatPath()}>
            {common.inboxLabel}
          </Link>
          {agentId === null ? null : (
            <Link
              variant="secondary"
              href={agentPath(agentId, formatAgentSlug({ name, registrationNumber }))}
            >
              {common.partyHomesLabel}
            </Link>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

/** The other side of one's own enquiry: a name, what they are, and which home it is about. */
export default function PartyPage() {
  const { id = '' } = useParams();
  const { data: party } = useRoute('getParty', { id });
  if (!party) return null;
  const name = party.name ?? common.someone;
  return (
    <Container as="main" id="main" width="medium">
      <PageMeta title={name} description={common.partyDescription} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: common.inboxLabel, href: chatPath() }, { label: name }]} />
      <div className={css.columns}>
        <PartyCard party={party} />
        <ListingCard listing={party.listing} headingLevel={2} />
      </div>
    </Container>
  );
}
