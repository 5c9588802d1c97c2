import { createContext, use } from 'react';
import { englishChatMessages } from './english.ts';
import type { ChatUiMessages } from './messages.ts';

/** All texts of the nearest `ChatUiProvider`. */
export const ChatMessagesContext = createContext<ChatUiMessages>(englishChatMessages);

/** The texts of the nearest `ChatUiProvider`, English without one. */
export const useChatMessages = (): ChatUiMessages => use(ChatMessagesContext);
