export { Composer, type ComposerProps } from './ui/Composer/Composer.tsx';
export type { MessageFormOptions } from './ui/Composer/MessageForm.tsx';
export { Conversation, type ConversationProps } from './ui/Conversation/Conversation.tsx';
export { ConversationList, type ConversationListProps } from './ui/ConversationList/ConversationList.tsx';
export { Inbox, type InboxProps } from './ui/Inbox/Inbox.tsx';
export type { Risk } from './ui/MoneyWarning/findRisk.ts';
export { ChatUiProvider, type ChatUiProviderProps } from './ui/messages/ChatUiProvider.tsx';
export { englishChatMessages } from './ui/messages/english.ts';
export type { ChatUiMessages } from './ui/messages/messages.ts';
