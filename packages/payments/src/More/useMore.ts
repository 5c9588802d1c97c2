import { useHistoryState } from '@sewa/pages';
import { type MouseEvent, useEffect, useState } from 'react';

/** Where the pages of a list begin that were added below its first one. */
export interface AddedPages {
  readonly cursors: readonly string[];
  /** Where the last of them begins; undefined while there is none. */
  readonly last: string | undefined;
  readonly add: (cursor: string) => void;
  /** The page that was added just now. */
  readonly newest: string | null;
  readonly forgetNewest: () => void;
}

/** Pages that somebody adds below the first one of a list; they stay after a form was sent, and going back brings them back. */
export function useAddedPages(key: string): AddedPages {
  const [stored, store] = useHistoryState<readonly string[]>(`more:${key}`, []);
  const [cursors, setCursors] = useState(stored);
  const [newest, setNewest] = useState<string | null>(null);
  // A form that was sent leaves a history entry of its own.
  useEffect(() => {
    if (cursors.length > 0) store(cursors);
  }, [cursors, store]);
  const add = (cursor: string) => {
    setCursors([...cursors, cursor]);
    setNewest(cursor);
  };
  return { cursors, last: cursors.at(-1), add, newest, forgetNewest: () => setNewest(null) };
}

/** The last page that was added, as it was loaded. */
interface LoadedPage {
  readonly data: { readonly nextCursor: string | null } | undefined;
  readonly error: unknown;
  readonly mutate: () => Promise<unknown>;
}

/** What `MoreLink` shows. */
export interface More {
  /** Where the next page begins; null at the end. */
  readonly nextCursor: string | null;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  /** Adds the next page in place of following its link. */
  readonly showMore: (event: MouseEvent) => void;
}

/** The way to the page after the last one; when that has come, reading goes on at the element of `focusId`, its first row. */
export function useMore(
  { last, add, newest, forgetNewest }: AddedPages,
  { first, page, focusId }: { first: string | null; page: LoadedPage; focusId: string | undefined },
): More {
  const isFailed = last !== undefined && !page.data && page.error !== undefined;
  const isLoading = last !== undefined && !page.data && !isFailed;
  const isThere = newest !== null && newest === last && page.data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    if (focusId !== undefined) document.getElementById(focusId)?.focus();
    forgetNewest();
  });
  const next = last === undefined ? first : (page.data?.nextCursor ?? null);
  const nextCursor = isFailed || isLoading ? (last ?? null) : next;
  const showMore = (event: MouseEvent) => {
    if (!nextCursor || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isFailed) void page.mutate();
    else if (!isLoading) add(nextCursor);
  };
  return { nextCursor, isFailed, isLoading, showMore };
}
