import { useRoute } from '@sewa/api/swr';
import { type ListTasks, useTaskService } from '@sewa/pages';
import { dashboardPath } from '@sewa/paths';
import { Heading, Icon, Link, Text } from '@sewa/ui';
import { useEffect, useState } from 'react';
import * as messages from './messages.ts';
import * as css from './WaitingCard.css.ts';

/** How many tasks are named; the dashboard has the others. */
const FIRST = 3;

/** The list of tasks; null until it is loaded. */
function useListTasks(): ListTasks | null {
  const load = useTaskService();
  const [list, setList] = useState<ListTasks | null>(null);
  useEffect(() => {
    // Where it can't be loaded nothing is said.
    load?.().then(
      (loaded) => setList(() => loaded),
      () => undefined,
    );
  }, [load]);
  return list;
}

/** The first tasks of whoever is signed in, the same as on the dashboard; nothing while that cannot be told. */
export function WaitingCard() {
  const { data: day } = useRoute('getDashboard', {}, { isErrorReturned: true });
  const listTasks = useListTasks();
  if (!day || !listTasks) return null;
  const tasks = listTasks(day);
  return (
    <section className={css.card} aria-labelledby="waiting">
      <div className={css.head}>
        <Heading level={2} size="s" id="waiting">
          {messages.toDoTitle}
        </Heading>
        <Link href={dashboardPath()}>
          {tasks.length === 0 ? messages.dashboardLabel : messages.allTasksLabel(tasks.length)}
        </Link>
      </div>
      {tasks.length === 0 ? (
        <Text as="p" size="s" tone="muted">
          {messages.nothingToDo}
        </Text>
      ) : (
        <ul className={css.list}>
          {tasks.slice(0, FIRST).map(({ id, title, way }) => (
            <li key={id}>
              <Link variant="quiet" href={way?.href ?? dashboardPath()}>
                {`${title} `}
                <Icon name="arrow-right" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
