import { Link, Text } from '@sewa/ui';
import { type ArticleKind, listPaths } from '../kinds.ts';
import * as css from './ListFrame.css.ts';
import * as messages from './messages.ts';
import type { More } from './useMore.ts';

interface ListEndProps {
  readonly kind: ArticleKind;
  readonly more: More;
  /** Whether the page begins in the middle of the list. */
  readonly isLater: boolean;
}

/** The way to the next page of a list, or its end. */
export function ListEnd({ kind, more, isLater }: ListEndProps) {
  const { cursors, nextCursor, isFailed, showMore } = more;
  return (
    <div className={css.end}>
      {isFailed ? (
        <Text tone="danger" role="alert">
          {messages.moreArticlesFailure}
        </Text>
      ) : null}
      {nextCursor ? (
        <Link variant="secondary" href={listPaths[kind](nextCursor)} onClick={showMore}>
          {messages.moreArticlesLabel[kind]}
        </Link>
      ) : isLater || cursors.length > 0 ? (
        <Text tone="muted">{messages.noMoreArticles}</Text>
      ) : null}
    </div>
  );
}
