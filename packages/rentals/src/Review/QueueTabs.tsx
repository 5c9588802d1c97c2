import { Inline, Link } from '@sewa/ui';
import * as messages from './messages.ts';
import * as css from './QueueTabs.css.ts';
import { type QueueName, queueNames, queuePath } from './reviewForms.ts';

interface QueueTabsProps {
  readonly shown: QueueName | null;
  readonly counts: Readonly<Record<QueueName, number>>;
}

/** The queues with how much waits in each; the one that is shown is marked. */
export function QueueTabs({ shown, counts }: QueueTabsProps) {
  return (
    <nav aria-label={messages.queuesLabel} className={css.tabs}>
      <Inline gap="s">
        {queueNames.map((name) => (
          <Link
            key={name}
            variant="secondary"
            size="s"
            href={queuePath(name)}
            aria-current={name === shown ? 'page' : undefined}
          >
            {messages.queueLabel(name, counts[name])}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}
