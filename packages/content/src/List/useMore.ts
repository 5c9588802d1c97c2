import type { RouteAnswer } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { useHistoryState } from '@sewa/pages';
import type { MouseEvent } from 'react';
import { type ArticleKind, articleQuery, type Topic } from '../kinds.ts';

/** The pages of a list below its first one. */
export interface More {
  /** Where each of them begins. */
  readonly cursors: readonly string[];
  /** Where the next one begins; null at the end of the list. */
  readonly nextCursor: string | null;
  readonly isFailed: boolean;
  /** Adds the next page in place of following its link. */
  readonly showMore: (event: MouseEvent) => void;
}

/** Adds further pages below the first one; going back brings them back. */
export function useMore(
  kind: ArticleKind,
  first: RouteAnswer<'listArticles'> | undefined,
  topic: Topic | null = null,
): More {
  const [cursors, setCursors] = useHistoryState<readonly string[]>(`more:${kind}:${topic ?? ''}`, []);
  const last = cursors.at(-1);
  const lastPage = useRoute('listArticles', last ? articleQuery(kind, last, topic) : null, {
    isErrorReturned: true,
  });
  const isFailed = last !== undefined && !lastPage.data && lastPage.error !== undefined;
  const end = last ? lastPage.data : first;
  const nextCursor = isFailed ? last : (end?.nextCursor ?? null);
  const showMore = (event: MouseEvent) => {
    if (!nextCursor || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isFailed) void lastPage.mutate();
    else setCursors([...cursors, nextCursor]);
  };
  return { cursors, nextCursor, isFailed, showMore };
}
