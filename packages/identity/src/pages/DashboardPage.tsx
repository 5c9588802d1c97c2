import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { formatShortDay } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { dashboardPath, discoverPath } from '@sewa/paths';
import { Container, Heading, Stack, Text } from '@sewa/ui';
import { redirect, redirectDocument } from 'react-router-dom';
import * as css from '../Dashboard/Dashboard.css.ts';
import { listDayCards } from '../Dashboard/DayCards.tsx';
import { FirstSteps } from '../Dashboard/FirstSteps/FirstSteps.tsx';
import { listFirstSteps } from '../Dashboard/FirstSteps/listFirstSteps.ts';
import { HomesCard } from '../Dashboard/HomesCard.tsx';
import * as messages from '../Dashboard/messages.ts';
import { visitedSearch } from '../Dashboard/SearchesCard.tsx';
import { listTasks } from '../Dashboard/Tasks/listTasks.ts';
import { TaskList } from '../Dashboard/Tasks/TaskList.tsx';
import * as common from '../messages.ts';

/** Reads what waits. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('getDashboard', {});
}

/** Notes that a search was looked at, and goes to its homes in a new document: what was counted holds no longer. */
export async function action({ request, client }: PageRequest): Promise<Response> {
  const id = (await request.formData()).get(visitedSearch);
  if (typeof id !== 'string') return redirect(dashboardPath(), 303);
  const { savedSearches } = await client.getDashboard();
  const search = savedSearches.find((known) => known.id === id);
  if (!search) return redirect(dashboardPath(), 303);
  await client.visitSavedSearch({ id }).catch((error: unknown) => {
    // Dropped in another tab: its homes are there all the same.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
  return redirectDocument(discoverPath(search.query), 303);
}

/** Stands in for the dashboard while it cannot be had. */
export const Failure = () => (
  <PageFailure
    page={{ title: common.dashboardTitle, description: common.dashboardDescription }}
    title={common.dashboardFailureTitle}
    safe={common.nothingLost}
  />
);

/** What somebody has to do today, and what they have, in each of their roles. */
export default function DashboardPage() {
  const { data: day } = useRoute('getDashboard', {});
  if (!day) return null;
  const { side, main } = listDayCards(day);
  const hasOtherWork =
    listFirstSteps(day).length > 0 || (day.homes?.first.some(({ next }) => next !== 'see') ?? false);
  return (
    <Container as="main" id="main">
      <PageMeta title={common.dashboardTitle} description={common.dashboardDescription} isIndexed={false} />
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} size="l">
            {messages.dashboardHeading}
          </Heading>
          <Text tone="muted">
            {[day.name, formatShortDay(day.today)].filter((part) => part !== null).join(' · ')}
          </Text>
        </Stack>
        <div className={css.columns} data-both={side.length > 0 ? '' : undefined}>
          <div className={css.column}>
            <TaskList tasks={listTasks(day)} hasOtherWork={hasOtherWork} />
            <FirstSteps day={day} />
            {day.listings ? <HomesCard numbers={day.listings} homes={day.homes} /> : null}
          </div>
          {side.length > 0 ? <div className={css.cards}>{side}</div> : null}
          {main.length > 0 ? <div className={css.column}>{main}</div> : null}
        </div>
      </Stack>
    </Container>
  );
}
