import type {
  Attachment,
  ChatMessage,
  ChatUser,
  Client,
  Conversation,
  ConversationEntry,
} from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';

/** The calls the chat makes; a client of `createClient` from `@sewa/api/client` has them. */
export type ChatClient = Pick<
  Client,
  | 'addAttachment'
  | 'blockUser'
  | 'getConversation'
  | 'listConversations'
  | 'markRead'
  | 'muteConversation'
  | 'reportMessage'
  | 'sendMessage'
  | 'startConversation'
  | 'streamChat'
  | 'unblockUser'
>;

/**
 * How current what is shown is: `connecting` before the first answer, `live` when everything up to now is there, `updating` while
 * what was missed is fetched, `offline` without a connection, `paused` in a tab that is not looked at.
 */
export type ChatConnection = 'connecting' | 'live' | 'updating' | 'offline' | 'paused';

/** A message that has not arrived at the server yet. */
export interface UnsentMessage {
  /** Its idempotency key, and its name for `retry` and `discard`. */
  readonly key: string;
  readonly conversationId: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** ISO instant at which somebody pressed send. */
  readonly writtenAt: string;
  /** `waiting` for those before it or for a connection, `sending`, or `failed` until it is retried or discarded. */
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it failed; null otherwise, and after a reload. */
  readonly error: ApiError | null;
}

/** An open conversation. */
export interface OpenConversation {
  /** `loading` until the first answer; `missing` if it is not one of the user's; `failed` if it could not be read. */
  readonly state: 'loading' | 'ready' | 'missing' | 'failed';
  /** Why it could not be read, for `failed`. */
  readonly error: ApiError | null;
  /** Without its messages; null until it was read. */
  readonly about: Omit<Conversation, 'messages' | 'first' | 'last'> | null;
  /** In order of their numbers, without holes. */
  readonly messages: readonly ChatMessage[];
  /** Whether there are messages before the first one here. */
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
}

/** What the chat knows at a moment; the same object until something changes. */
export interface ChatState {
  readonly connection: ChatConnection;
  /** Newest first; null until the first answer. */
  readonly conversations: readonly ConversationEntry[] | null;
  /** Why the list could not be read; null if it could, or if an older list is shown. */
  readonly error: ApiError | null;
  readonly hasMore: boolean;
  /** By id: the conversations that were opened. */
  readonly open: Readonly<Record<string, OpenConversation>>;
  /** In the order they were written. */
  readonly unsent: readonly UnsentMessage[];
  /** By conversation: words that were written but not sent. They survive a reload. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Unseen messages of all listed conversations. */
  readonly unread: number;
}

/** What a message is made of. */
export interface MessageToSend {
  readonly text: string;
  readonly attachments?: readonly Attachment[];
}

/** Where what is unsent is saved: `localStorage`, or something like it. */
export type ChatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a chat is made with. */
export interface ChatOptions {
  readonly client: ChatClient;
  /** Who is logged in; unsent messages are saved under this id. */
  readonly userId: string;
  /** How news arrive. @default 'stream', which polls while no stream can be opened */
  readonly transport?: 'stream' | 'poll';
  /** Where unsent messages survive a reload; null for nowhere. @default localStorage */
  readonly storage?: ChatStorage | null;
  /** What a server rendered, to begin with. */
  readonly initial?: ChatAnswers;
  /** Called once when a call is answered 401: the chat has stopped, and what is unsent waits for the next `start`. */
  readonly onSignedOut?: () => void;
}

/** Answers of the server that somebody else read. */
export interface ChatAnswers {
  /** The first page of the list. */
  readonly conversations?: readonly ConversationEntry[];
  readonly conversation?: Conversation;
}

/**
 * The conversations of one user, kept current. Every method that asks the server rejects with the `ApiError` of its call; `send`
 * never rejects, because what is unsent stays in `unsent`.
 */
export interface Chat {
  getSnapshot(): ChatState;
  /** Calls back after every change; returns what ends it. */
  subscribe(onChange: () => void): () => void;
  /** Begins to listen and poll; returns what stops it. Calls may be nested. */
  start(): () => void;
  /** Reads a conversation and keeps it current until what is returned is called. */
  open(conversationId: string): () => void;
  /** Shows answers that a server rendered a page with, where nothing newer is known. */
  seed(answers: ChatAnswers): void;
  /** Reads the list, and what open conversations miss, again. */
  refresh(): Promise<void>;
  /** Reads the next page of the list. */
  loadMore(): Promise<void>;
  /** Reads the 50 messages before the first one shown. */
  loadOlder(conversationId: string): Promise<void>;
  /** Puts a message into the outbox and sends it as soon as possible; returns its key. */
  send(conversationId: string, message: MessageToSend): string;
  /** Tries a failed message again. */
  retry(key: string): void;
  /** Deletes an unsent message. */
  discard(key: string): void;
  /** Marks messages up to a number as seen, here at once and at the server. */
  markRead(conversationId: string, number: number): Promise<void>;
  /** Keeps what was written in a conversation but not sent. */
  setDraft(conversationId: string, text: string): void;
  /** Finds or starts a conversation. */
  startConversation(
    input: Parameters<ChatClient['startConversation']>[0]['body'],
  ): Promise<{ conversationId: string; isNew: boolean }>;
  /** Uploads a picture or PDF, to be sent with `send`. */
  upload(conversationId: string, file: File, signal?: AbortSignal): Promise<Attachment>;
  setMuted(conversationId: string, isMuted: boolean): Promise<void>;
  report(conversationId: string, messageId: string, reason: string): Promise<void>;
  /** Blocks a participant of a conversation, or takes that back. */
  setBlocked(conversationId: string, user: Pick<ChatUser, 'userId'>, isBlocked: boolean): Promise<void>;
  /** Deletes everything unsent, forgets what is known and stops: at log-out. */
  wipe(): void;
}
