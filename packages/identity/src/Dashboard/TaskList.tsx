import { Card, Icon, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import type { Task } from './listTasks.ts';
import * as messages from './messages.ts';
import * as css from './TaskList.css.ts';

interface TaskListProps {
  readonly tasks: readonly Task[];
  /** Whether a card below asks for something. */
  readonly hasOtherWork: boolean;
}

/** The to-do list: what it is about, why, and the way to where it is done. */
export function TaskList({ tasks, hasOtherWork }: TaskListProps) {
  if (tasks.length === 0) return hasOtherWork ? null : <Text tone="muted">{messages.noTasks}</Text>;
  return (
    <Card padding="m">
      <List aria-label={messages.dashboardHeading}>
        {tasks.map(({ id, icon, title, lead, way }) => (
          <ListItem key={id} start={<Icon name={icon} size="m" />}>
            <div className={css.task}>
              <Stack gap="xxs">
                <Text weight="semibold" id={`task-${id}`}>
                  {title}
                </Text>
                <Text size="s" tone="muted">
                  {lead}
                </Text>
              </Stack>
              {way ? (
                <Link variant="secondary" size="s" href={way.href} aria-describedby={`task-${id}`}>
                  {way.label}
                </Link>
              ) : null}
            </div>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
