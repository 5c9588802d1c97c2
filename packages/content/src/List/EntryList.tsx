import type { ArticleEntry } from '@sewa/api/client';
import { articlePath } from '@sewa/paths';
import { Heading, Link, Text } from '@sewa/ui';
import { ArticleFacts } from '../Article/ArticleFacts.tsx';
import * as messages from '../messages.ts';
import * as css from './EntryList.css.ts';

interface EntryListProps {
  readonly entries: readonly ArticleEntry[];
  /** True for the page's first entries: the first cover is fetched at once. */
  readonly isFirst?: boolean;
  /** True where the first article leads the page: its cover stands above its words, as wide as the list. */
  readonly hasLead?: boolean;
}

/** Articles below each other, each with its cover beside its words. */
export function EntryList({ entries, isFirst = false, hasLead = false }: EntryListProps) {
  return entries.map((entry, index) => (
    <article key={entry.id} className={css.entry} data-lead={hasLead && index === 0 ? '' : undefined}>
      <div className={css.words}>
        <Text size="s" weight="semibold" tone="accent">
          {entry.topic ? messages.topicName[entry.topic] : messages.kindName[entry.kind]}
        </Text>
        <Heading level={2} size="m">
          <Link variant="quiet" href={articlePath(entry.kind, entry.slug)} isStretched>
            {entry.title}
          </Link>
        </Heading>
        <Text>{entry.summary}</Text>
        <ArticleFacts article={entry} publishedAt={entry.publishedAt} />
      </div>
      {entry.cover ? (
        <img
          className={css.cover}
          src={entry.cover.src}
          alt=""
          width={entry.cover.width}
          height={entry.cover.height}
          {...(isFirst && index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : null}
    </article>
  ));
}
