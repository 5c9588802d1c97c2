export type { ComposerFile, FileRefusal, RefusedFile, UploadsState } from './core/createUploads.ts';
export { ChatProvider, type ChatProviderProps, useChat } from './react/ChatProvider.tsx';
export { type Composer, useComposer } from './react/useComposer.ts';
export { type ConversationActions, type ConversationView, useConversation } from './react/useConversation.ts';
export { type Conversations, useConversations } from './react/useConversations.ts';
export { useUnread } from './react/useUnread.ts';
