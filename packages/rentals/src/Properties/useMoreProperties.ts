import type { RouteAnswer } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { useHistoryState } from '@sewa/pages';
import { type MouseEvent, useEffect, useState } from 'react';
import { type PropertiesQuery, propertiesParams } from './propertiesQuery.ts';

/** The pages of homes below the first one. */
export interface MoreProperties {
  /** Where each of them begins. */
  readonly cursors: readonly string[];
  /** Where the next one begins; null at the end. */
  readonly nextCursor: string | null;
  readonly isFailed: boolean;
  /** Adds the next page instead of following its link. */
  readonly showMore: (event: MouseEvent) => void;
}

/** Adds pages of homes below the first one; they stay after a form was sent, and going back brings them back. */
export function useMoreProperties(
  { state }: PropertiesQuery,
  first: RouteAnswer<'listProperties'> | undefined,
): MoreProperties {
  const [stored, store] = useHistoryState<readonly string[]>(`more-properties:${state ?? ''}`, []);
  const [cursors, setCursors] = useState(stored);
  // A form that was sent leaves a history entry of its own.
  useEffect(() => {
    if (cursors.length > 0) store(cursors);
  }, [cursors, store]);
  const last = cursors.at(-1);
  const lastPage = useRoute('listProperties', last ? propertiesParams({ state, cursor: last }) : null, {
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
