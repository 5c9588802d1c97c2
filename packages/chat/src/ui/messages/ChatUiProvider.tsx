import { type ReactNode, use, useMemo } from 'react';
import type { ChatUiMessages } from './messages.ts';
import { ChatMessagesContext } from './messagesContext.ts';

/** Props of `ChatUiProvider`. */
export interface ChatUiProviderProps {
  /** Texts that replace the English ones. */
  messages?: Partial<ChatUiMessages>;
  /** The tree that uses them. */
  children: ReactNode;
}

/** Gives the components of the chat their texts; without it they speak English. */
export function ChatUiProvider({ messages, children }: ChatUiProviderProps) {
  const outer = use(ChatMessagesContext);
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return <ChatMessagesContext value={merged}>{children}</ChatMessagesContext>;
}
