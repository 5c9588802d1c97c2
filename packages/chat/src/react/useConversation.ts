import { useEffect, useMemo } from 'react';
import type { Chat, OpenConversation, UnsentMessage } from '../core/Chat.ts';
import { loadingConversation } from '../core/emptyState.ts';
import { useChat } from './ChatProvider.tsx';
import { useChatState } from './useChatState.ts';

/** What can be done with a conversation. What asks the server rejects with the error of the call. */
export interface ConversationActions {
  loadOlder(): Promise<void>;
  retry(key: string): void;
  discard(key: string): void;
  markRead(number: number): Promise<void>;
  setMuted(isMuted: boolean): Promise<void>;
  setBlocked(userId: string, isBlocked: boolean): Promise<void>;
  report(messageId: string, reason: string): Promise<void>;
}

/** An open conversation, what is unsent of it, and what can be done with it. */
export interface ConversationView extends OpenConversation, ConversationActions {
  readonly unsent: readonly UnsentMessage[];
}

const bindActions = (chat: Chat | null, id: string): ConversationActions => ({
  loadOlder: async () => chat?.loadOlder(id),
  retry: (key) => chat?.retry(key),
  discard: (key) => chat?.discard(key),
  markRead: async (number) => chat?.markRead(id, number),
  setMuted: async (isMuted) => chat?.setMuted(id, isMuted),
  setBlocked: async (userId, isBlocked) => chat?.setBlocked(id, { userId }, isBlocked),
  report: async (messageId, reason) => chat?.report(id, messageId, reason),
});

/** A conversation, read and kept current while the component is mounted. */
export function useConversation(conversationId: string): ConversationView {
  const chat = useChat();
  useEffect(() => chat?.open(conversationId), [chat, conversationId]);
  const conversation = useChatState(({ open }) => open[conversationId] ?? loadingConversation);
  const allUnsent = useChatState(({ unsent }) => unsent);
  const unsent = useMemo(
    () => allUnsent.filter((message) => message.conversationId === conversationId),
    [allUnsent, conversationId],
  );
  const actions = useMemo(() => bindActions(chat, conversationId), [chat, conversationId]);
  return { ...conversation, unsent, ...actions };
}
