import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { pageTitles } from '@sewa/pages/titles';
import { contractsPath } from '@sewa/paths';
import { Card, Container, EmptyState, Heading, Link, Stack, Text } from '@sewa/ui';
import { CalendarFeed } from '../Documents/CalendarFeed.tsx';
import { handleCalendarForm } from '../Documents/calendarForm.ts';
import { groupByHome } from '../Documents/groupByHome.ts';
import { HomeSection } from '../Documents/HomeSection.tsx';
import * as messages from '../Documents/messages.ts';

/** Stands in for the papers while they can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={pageTitles.documents}
    title={messages.failureTitle}
    safe={messages.failureSafe}
    other={{ label: messages.contractsLabel, href: contractsPath() }}
  />
);

/** Reads the papers, and the address of the calendar, without which the papers are shown all the same. */
export async function loader({ preload }: PageRequest): Promise<void> {
  const calendar = Promise.allSettled([preload('getCalendar', {})]);
  await preload('listDocuments', {});
  await calendar;
}

export { handleCalendarForm as action };

function NoPapers() {
  return (
    <Card padding="l">
      <EmptyState
        icon="file-text"
        title={messages.emptyTitle}
        actions={
          <Link variant="primary" href={contractsPath()}>
            {messages.contractsLabel}
          </Link>
        }
      >
        {messages.emptyLead}
      </EmptyState>
    </Card>
  );
}

/** The papers of the rentals of the user, and of the company they act for, by home; and the calendar of their days. */
export default function DocumentsPage() {
  const { data: documents } = useRoute('listDocuments', {});
  if (!documents) return null;
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta {...pageTitles.documents} isIndexed={false} />
      <Stack as="header" gap="xs">
        <Heading level={1} size="l">
          {messages.title}
        </Heading>
        <Text tone="muted">{messages.lead}</Text>
      </Stack>
      {documents.length === 0 ? <NoPapers /> : null}
      {groupByHome(documents).map((group) => (
        <HomeSection key={group.home} {...group} />
      ))}
      {documents.length === 0 ? null : (
        <Text size="s" tone="muted">
          {messages.keptWhy}
        </Text>
      )}
      <CalendarFeed />
    </Container>
  );
}
