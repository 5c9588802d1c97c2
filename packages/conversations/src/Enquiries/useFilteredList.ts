import type { ConversationEntry } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { useClient, useRoute } from '@sewa/api/swr';
import { useConversations } from '@sewa/chat/react';
import { useEffect, useState } from 'react';
import { type InboxFilter, isFiltered } from './inboxFilter.ts';

/** Conversations on a page of the list. */
const PAGE_SIZE = 50;

interface Pages {
  /** The filter they were read for. */
  readonly key: string;
  readonly entries: readonly ConversationEntry[];
  readonly count: number;
  readonly hasMore: boolean;
}

/** The conversations that a filter chooses, read again whenever the chat hears something; undefined without a filter. */
export function useFilteredList(filter: InboxFilter) {
  const client = useClient();
  const { conversations: all } = useConversations();
  const isAsked = isFiltered(filter);
  const { data, error, mutate } = useRoute('listConversations', isAsked ? filter : null, {
    isErrorReturned: true,
  });
  const key = JSON.stringify(filter);
  const first = data ?? null;
  const [read, setRead] = useState<Pages>({ key, entries: [], count: 1, hasMore: true });
  const pages = read.key === key ? read : { key, entries: [], count: 1, hasMore: true };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again when the list of the chat changes
  useEffect(() => {
    if (isAsked && all) void mutate();
  }, [all]);
  if (!isAsked) return undefined;
  const known = new Set(first?.map(({ conversationId }) => conversationId));
  const others = pages.entries.filter(({ conversationId }) => !known.has(conversationId));
  return {
    conversations: first && [...first, ...others],
    error: error instanceof ApiError ? error : null,
    hasMore: (first?.length ?? 0) >= PAGE_SIZE && pages.hasMore,
    loadMore: async () => {
      const pageNumber = String(pages.count + 1);
      const entries = await client.listConversations({ ...filter, pageNumber });
      setRead({
        key,
        entries: [...pages.entries, ...entries],
        count: pages.count + 1,
        hasMore: entries.length >= PAGE_SIZE,
      });
    },
  };
}
