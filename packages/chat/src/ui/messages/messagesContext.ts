import { createContext, use } from 'react';
import { type ChatUiMessages, englishChatMessages } from './messages.ts';

/** All texts of the nearest `ChatUiProvider`. */
export const ChatMessagesContext = createContext<ChatUiMessages>(englishChatMessages);

/** The texts of the nearest `ChatUiProvider`, English without one. */
export const useChatMessages = (): ChatUiMessages => use(ChatMessagesContext);
