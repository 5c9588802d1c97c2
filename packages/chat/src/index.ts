export type {
  Chat,
  ChatAnswers,
  ChatClient,
  ChatConnection,
  ChatOptions,
  ChatState,
  ChatStorage,
  MessageToSend,
  OpenConversation,
  UnsentMessage,
} from './core/Chat.ts';
export { createChat } from './core/createChat.ts';
export { ATTACHMENT_TYPES } from './core/limits.ts';
