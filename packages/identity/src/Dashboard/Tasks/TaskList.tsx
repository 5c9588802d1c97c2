import { Card, Icon, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import type { Task } from './listTasks.ts';
import * as messages from './messages.ts';
import * as css from './TaskList.css.ts';

interface TaskListProps {
  readonly tasks: readonly Task[];
  /** Whether a card beside it asks for something. */
  readonly hasOtherWork: boolean;
}

/** How many tasks are shown before one asks for more. */
const FIRST = 6;

function TaskItem({ task: { id, rank, icon, title, lead, way } }: { readonly task: Task }) {
  return (
    <ListItem
      start={
        <span className={css.icon} data-urgent={rank === 'overdue' ? '' : undefined}>
          <Icon name={icon} size="m" />
        </span>
      }
    >
      <div className={css.task}>
        <div className={css.words}>
          <Stack gap="xxs">
            <Text weight="semibold" id={`task-${id}`}>
              {title}
            </Text>
            <Text size="s" tone="muted">
              <span className={css.lead}>{lead}</span>
            </Text>
          </Stack>
        </div>
        {way ? (
          <Link variant="secondary" size="s" href={way.href} aria-describedby={`task-${id}`}>
            {way.label}
          </Link>
        ) : null}
      </div>
    </ListItem>
  );
}

/** The to-do list: what it is about, why, and the way to where it is done. The first six are shown, the others when asked for. */
export function TaskList({ tasks, hasOtherWork }: TaskListProps) {
  if (tasks.length === 0)
    return hasOtherWork ? null : (
      <Card padding="m">
        <div className={css.done}>
          <Icon name="circle-check" size="m" />
          <Text tone="muted">{messages.noTasks}</Text>
        </div>
      </Card>
    );
  const first = tasks.length === FIRST + 1 ? tasks : tasks.slice(0, FIRST);
  const others = tasks.slice(first.length);
  return (
    <Card padding="m">
      <List aria-label={common.dashboardHeading}>
        {first.map((task) => (
          <TaskItem key={task.id} task={task} />
        ))}
      </List>
      {others.length > 0 ? (
        <details className={css.more}>
          <summary>
            {messages.moreTasks(others.length)} <Icon name="chevron-down" size="s" />
          </summary>
          <List aria-label={messages.moreTasksLabel}>
            {others.map((task) => (
              <TaskItem key={task.id} task={task} />
            ))}
          </List>
        </details>
      ) : null}
    </Card>
  );
}
