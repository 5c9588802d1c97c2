import type { ArticleEntry } from '@sewa/api/client';
import { findDay, formatDay } from '@sewa/formatters';
import { Text } from '@sewa/ui';
import * as messages from './messages.ts';

interface ArticleFactsProps {
  readonly article: Pick<ArticleEntry, 'author' | 'readingMinutes'>;
  /** When it was published; null for one that wasn't. */
  readonly publishedAt: string | null;
  /** When it last changed; the day is shown if it isn't that of publishing. */
  readonly updatedAt?: string;
}

const Day = ({ moment }: { readonly moment: string }) => (
  <time dateTime={findDay(moment) ?? undefined}>{formatDay(moment)}</time>
);

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleFacts({ article, publishedAt, updatedAt }: ArticleFactsProps) {
  const isUpdated =
    publishedAt !== null &&
    updatedAt !== undefined &&
    (findDay(updatedAt) ?? '') > (findDay(publishedAt) ?? '');
  return (
    <Text size="s" tone="muted">
      {article.author}
      {publishedAt === null ? null : (
        <>
          {' · '}
          <Day moment={publishedAt} />
        </>
      )}
      {isUpdated ? ` · ${messages.updatedOn(formatDay(updatedAt))}` : null}
      {` · ${messages.readingTime(article.readingMinutes)}`}
    </Text>
  );
}
