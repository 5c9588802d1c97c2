export type {
  Chat,
  ChatClient,
  ChatConnection,
  ChatOptions,
  ChatState,
  ChatStorage,
  MessageToSend,
  OpenConversation,
  UnsentMessage,
} from './core/Chat.ts';
