import type { Viewing } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { ResultFocus } from '@sewa/pages/form-notices';
import type { FormResult } from '@sewa/pages/forms';
import { propertiesPath, propertyPath } from '@sewa/paths';
import {
  Banner,
  Breadcrumbs,
  Card,
  Container,
  EmptyState,
  Heading,
  Link,
  List,
  ListItem,
  Stack,
  Text,
} from '@sewa/ui';
import { useActionData, useParams } from 'react-router-dom';
import { findHostedHome } from '../Hosting/findHostedHome.ts';
import { GuestRow } from '../Hosting/GuestRow.tsx';
import { handleHostForm } from '../Hosting/hostForms.ts';
import { ListingTimes } from '../Hosting/ListingTimes.tsx';
import { findNextViewings, listEarlier } from '../Hosting/listHostTimes.ts';
import * as messages from '../Hosting/messages.ts';
import { NextViewing } from '../Hosting/NextViewing.tsx';
import { OfferTimes } from '../Hosting/OfferTimes.tsx';

/** Reads the unit, or the imported listing that the address is of, the times of its listings, and who comes. */
export async function loader({ params, preload }: PageRequest): Promise<void> {
  const id = params.id ?? '';
  const [{ imported }] = await Promise.all([preload('listProperties', {}), preload('listViewings', {})]);
  const ofFile = imported.find((listing) => listing.id === id);
  const home = findHostedHome(ofFile ? undefined : await preload('getProperty', { id }), ofFile);
  if (!home) throw new ApiError({ code: 'R002', status: 404 });
  const live = home.listings.filter(({ isLive }) => isLive);
  await Promise.all(live.map((listing) => preload('listSlots', { id: listing.id })));
}

export { handleHostForm as action };

/** Stands in for the page if it can't be loaded. */
export function Failure() {
  return (
    <PageFailure
      page={{ title: messages.title, description: messages.pageDescription }}
      title={messages.failureTitle}
      safe={messages.failureSafe}
      other={{ label: messages.propertiesTitle, href: propertiesPath() }}
    />
  );
}

interface PastProps {
  readonly title: string;
  readonly titleId: string;
  readonly viewings: readonly Viewing[];
}

function Past({ title, titleId, viewings }: PastProps) {
  if (viewings.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby={titleId}>
      <Heading level={2} size="m" id={titleId}>
        {title}
      </Heading>
      <List variant="boxed">
        {viewings.map((viewing) => (
          <ListItem key={viewing.id}>
            <GuestRow viewing={viewing} hasMoment />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

/** What the last form did, above everything that it changed. */
function Done() {
  const result = useActionData() as FormResult | undefined;
  if (!result?.done) return null;
  return (
    <ResultFocus result={result}>
      <Banner tone="success">{result.done}</Banner>
    </ResultFocus>
  );
}

/** Times at which a home can be seen, and who comes, for who lets it: the next one with its code, and how each went. */
export default function ViewingsPage() {
  const { id = '' } = useParams();
  const { data: properties } = useRoute('listProperties', {});
  const imported = properties?.imported.find((listing) => listing.id === id);
  const { data: property } = useRoute('getProperty', properties && !imported ? { id } : null);
  const { data } = useRoute('listViewings', {});
  const home = findHostedHome(property, imported);
  if (!home || !data) return null;
  const viewings = data.hosting.filter(({ propertyId, listing }) => propertyId === id || listing.id === id);
  const live = home.listings.filter(({ isLive }) => isLive);
  const unanswered = viewings.filter(({ may }) => may.includes('answer'));
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta
        title={`${messages.title}: ${home.name}`}
        description={messages.pageDescription}
        isIndexed={false}
      />
      <Stack gap="m">
        <Breadcrumbs
          crumbs={[
            { label: messages.propertiesTitle, href: propertiesPath() },
            ...(home.propertyId === null
              ? [{ label: home.name }]
              : [{ label: home.name, href: propertyPath(home.propertyId) }]),
            { label: messages.title },
          ]}
        />
        <Stack as="header" gap="xs">
          <Heading level={1} size="l">
            {messages.title}
          </Heading>
          <Text weight="semibold">{home.name}</Text>
          <Text tone="muted">{messages.lead}</Text>
        </Stack>
      </Stack>
      <Done />
      <NextViewing viewings={findNextViewings(viewings)} />
      <Past title={messages.answerTitle} titleId="answer-title" viewings={unanswered} />
      {home.listings.map((listing) => (
        <ListingTimes
          key={listing.id}
          listing={listing}
          viewings={viewings.filter((viewing) => viewing.listing.id === listing.id)}
          isNamed={home.listings.length > 1}
        />
      ))}
      {live.length > 0 ? (
        <OfferTimes listings={live} />
      ) : (
        <Card padding="l">
          <EmptyState
            icon="calendar"
            title={messages.notLiveTitle}
            actions={
              <Link
                variant="primary"
                href={home.propertyId === null ? propertiesPath() : propertyPath(home.propertyId)}
              >
                {messages.openPropertyLabel}
              </Link>
            }
          >
            {messages.notLiveLead}
          </EmptyState>
        </Card>
      )}
      <Past title={messages.earlierTitle} titleId="earlier-title" viewings={listEarlier(viewings)} />
    </Container>
  );
}
