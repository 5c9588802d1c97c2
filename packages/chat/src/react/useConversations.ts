import { useMemo } from 'react';
import type { ChatState } from '../core/Chat.ts';
import { useChat } from './ChatProvider.tsx';
import { useChatState } from './useChatState.ts';

/** The list of conversations, and what can be done with it. */
export interface Conversations
  extends Pick<ChatState, 'conversations' | 'connection' | 'error' | 'hasMore' | 'unread'> {
  /** Reads the next page; rejects with the error of the call. */
  loadMore(): Promise<void>;
  /** Reads the list again; rejects with the error of the call. */
  refresh(): Promise<void>;
}

/** The list of conversations, newest first, kept current. */
export function useConversations(): Conversations {
  const chat = useChat();
  const conversations = useChatState((state) => state.conversations);
  const connection = useChatState((state) => state.connection);
  const error = useChatState((state) => state.error);
  const hasMore = useChatState((state) => state.hasMore);
  const unread = useChatState((state) => state.unread);
  const actions = useMemo(
    () => ({
      loadMore: async () => chat?.loadMore(),
      refresh: async () => chat?.refresh(),
    }),
    [chat],
  );
  return { conversations, connection, error, hasMore, unread, ...actions };
}
