import { blogPath } from '@sewa/paths';
import { Inline, Link } from '@sewa/ui';
import type { Topic } from '../kinds.ts';
import * as messages from '../messages.ts';
import * as css from './TopicLinks.css.ts';

const topics = Object.entries(messages.topicName);

/** The topics of the guides; the chosen one is marked. */
export function TopicLinks({ chosen }: { readonly chosen: Topic | null }) {
  return (
    <nav aria-label={messages.topicsLabel} className={css.topics}>
      <Inline gap="s">
        <Link variant="secondary" size="s" href={blogPath()} aria-current={chosen === null || undefined}>
          {messages.allTopicsLabel}
        </Link>
        {topics.map(([topic, name]) => (
          <Link
            key={topic}
            variant="secondary"
            size="s"
            href={`${blogPath()}?topic=${topic}`}
            aria-current={topic === chosen || undefined}
          >
            {name}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}
