import { useRoute } from '@sewa/api/swr';
import { dashboardPath } from '@sewa/paths';
import { Heading, Icon, Link, Text } from '@sewa/ui';
import { listWaiting } from './listWaiting.ts';
import * as messages from './messages.ts';
import * as css from './WaitingCard.css.ts';

/** What waits for whoever is signed in, in three lines at most; nothing while that cannot be told. */
export function WaitingCard() {
  const { data: day } = useRoute('getDashboard', {}, { isErrorReturned: true });
  if (!day) return null;
  const things = listWaiting(day);
  return (
    <section className={css.card} aria-labelledby="waiting">
      <div className={css.head}>
        <Heading level={2} size="s" id="waiting">
          {messages.toDoTitle}
        </Heading>
        <Link href={dashboardPath()}>{messages.toDoAllLabel}</Link>
      </div>
      {things.length === 0 ? (
        <Text as="p" size="s" tone="muted">
          {messages.nothingToDo}
        </Text>
      ) : (
        <ul className={css.list}>
          {things.map(({ label, path }) => (
            <li key={label}>
              <Link variant="quiet" href={path}>
                {`${label} `}
                <Icon name="arrow-right" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
