import { createContext, type ReactNode, use, useEffect } from 'react';
import type { Chat } from '../core/Chat.ts';

/** Props of `ChatProvider`. */
export interface ChatProviderProps {
  /** The chat of who is logged in; null for nobody, and until it is loaded. */
  readonly chat: Chat | null;
  readonly children?: ReactNode;
}

const ChatContext = createContext<Chat | null>(null);

/** Gives a chat to everything below it, and runs it as long as it is mounted. */
export function ChatProvider({ chat, children }: ChatProviderProps) {
  useEffect(() => chat?.start(), [chat]);
  return <ChatContext value={chat}>{children}</ChatContext>;
}

/** The chat of the nearest provider; null if nobody is logged in. */
export const useChat = (): Chat | null => use(ChatContext);
