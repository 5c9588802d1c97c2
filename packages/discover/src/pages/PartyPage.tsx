import type { Party } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAgentSlug, formatDay, formatUserLabel } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { agentPath, chatPath, partyPath } from '@sewa/paths';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  Card,
  Container,
  DescriptionList,
  DescriptionListItem,
  ErrorState,
  Heading,
  Link,
  Stack,
  Text,
} from '@sewa/ui';
import { useParams } from 'react-router-dom';
import { ListingCard } from '../ListingCard/ListingCard.tsx';
import * as css from './AgentPage.css.ts';

const nobody = 'Somebody';
const description = 'Who is on the other side of your enquiry.';

/** Reads who is on the other side. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  await preload('getParty', { id: params.id ?? '' });
}

/** Stands in for the card while it cannot be had. */
export function Failure() {
  const { id = '' } = useParams();
  return (
    <main id="main">
      <PageMeta title="Your enquiry" description={description} isIndexed={false} />
      <ErrorState
        title="This cannot be shown now"
        level={1}
        actions={
          <Link variant="primary" href={partyPath(id)}>
            Try again
          </Link>
        }
      >
        Something went wrong on our side. Your enquiry is safe.
      </ErrorState>
    </main>
  );
}

function PartyCard({ party }: { readonly party: Party }) {
  const { name, userTypeIds, registrationNumber, agentId, isAsker, sentAt } = party;
  return (
    <Card padding="l">
      <Stack gap="l">
        <div className={css.head}>
          <Avatar name={name ?? nobody} size="l" isDecorative />
          <Stack gap="xs">
            <Heading level={1} size="l">
              {name ?? nobody}
            </Heading>
            <Stack direction="row">
              <Badge tone={registrationNumber === null ? 'accent' : 'info'}>
                {formatUserLabel(userTypeIds)}
              </Badge>
            </Stack>
          </Stack>
        </div>
        <Text as="p">
          {isAsker ? 'They asked you about this home on ' : 'You asked them about this home on '}
          <time dateTime={sentAt}>{formatDay(sentAt)}</time>.
        </Text>
        {registrationNumber === null ? null : (
          <DescriptionList>
            <DescriptionListItem name="Registration number">{registrationNumber}</DescriptionListItem>
          </DescriptionList>
        )}
        <Stack direction="row" gap="m" isWrapping>
          <Link variant="primary" href={chatPath()}>
            All enquiries
          </Link>
          {agentId === null ? null : (
            <Link
              variant="secondary"
              href={agentPath(agentId, formatAgentSlug({ name, registrationNumber }))}
            >
              All their homes
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
  const name = party.name ?? nobody;
  return (
    <Container as="main" id="main" width="medium">
      <PageMeta title={name} description={description} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: 'Enquiries', href: chatPath() }, { label: name }]} />
      <div className={css.columns}>
        <PartyCard party={party} />
        <ListingCard listing={party.listing} headingLevel={2} />
      </div>
    </Container>
  );
}
