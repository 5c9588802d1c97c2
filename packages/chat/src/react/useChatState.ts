import { useSyncExternalStore } from 'react';
import type { ChatState } from '../core/Chat.ts';
import { emptyState } from '../core/emptyState.ts';
import { useChat } from './ChatProvider.tsx';

/** Follows nothing. */
export const neverChanges = () => () => undefined;

/** What `select` picks from the chat, kept current; from an empty one if nobody is logged in. It must pick, not make. */
export function useChatState<Picked>(select: (state: ChatState) => Picked): Picked {
  const chat = useChat();
  const get = () => select(chat ? chat.getSnapshot() : emptyState);
  return useSyncExternalStore(chat ? chat.subscribe : neverChanges, get, get);
}
