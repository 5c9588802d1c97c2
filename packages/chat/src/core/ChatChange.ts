import type { ChatMessage, Conversation, ConversationEntry } from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';
import type { ChatAnswers, ChatConnection, UnsentMessage } from './Chat.ts';

/** What changes the state of a chat. */
export type ChatChange =
  | { readonly type: 'connectionChanged'; readonly connection: ChatConnection }
  | { readonly type: 'seeded'; readonly answers: ChatAnswers }
  | { readonly type: 'listRead'; readonly page: number; readonly entries: readonly ConversationEntry[] }
  | { readonly type: 'listFailed'; readonly error: ApiError }
  | { readonly type: 'conversationOpened'; readonly conversationId: string }
  | { readonly type: 'conversationRead'; readonly conversation: Conversation }
  | { readonly type: 'conversationFailed'; readonly conversationId: string; readonly error: ApiError }
  | { readonly type: 'olderAsked'; readonly conversationId: string }
  /** Null if they could not be read. */
  | {
      readonly type: 'olderRead';
      readonly conversationId: string;
      readonly page: readonly ChatMessage[] | null;
    }
  | { readonly type: 'messageArrived'; readonly conversationId: string; readonly message: ChatMessage }
  /** The server has taken an unsent message. */
  | {
      readonly type: 'messageSent';
      readonly key: string;
      readonly answer: Pick<ChatMessage, 'messageId' | 'number' | 'sentAt'>;
    }
  /** A participant has seen messages up to a number; null is the user. */
  | {
      readonly type: 'readNumberRose';
      readonly conversationId: string;
      readonly userId: string | null;
      readonly number: number;
    }
  | {
      readonly type: 'conversationChanged';
      readonly conversationId: string;
      readonly change: { readonly isMuted: boolean } | { readonly isBlocked: boolean };
    }
  | { readonly type: 'unsentChanged'; readonly unsent: readonly UnsentMessage[] }
  | { readonly type: 'draftsChanged'; readonly drafts: Readonly<Record<string, string>> }
  | { readonly type: 'wiped' };
