import type { ChatMessage, Conversation, ConversationEntry } from '@sewa/api/client';
import type { OpenConversation, UnsentMessage } from '../core/Chat.ts';

/** A day on which stories and tests take place: a Friday afternoon in Singapore. */
export const NOW = Date.parse('2026-11-27T15:30:00+08:00');

/** An instant some minutes before `NOW`. */
export const minutesAgo = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

/** A message of the other side. */
export const makeMessage = (message: Partial<ChatMessage> & { number: number }): ChatMessage => ({
  messageId: `message-${message.number}`,
  kind: 'text',
  userId: 'aisha',
  text: `Message ${message.number}`,
  sentAt: minutesAgo(60 - message.number),
  attachments: [],
  key: null,
  ...message,
});

/** Something that happened. */
export const makeEvent = (message: Partial<ChatMessage> & { number: number }): ChatMessage =>
  makeMessage({ kind: 'event', userId: null, ...message });

const about = {
  conversationId: 'conversation-1',
  conversationContextId: 'listing-1',
  contextName: '2-bedroom HDB flat on Ang Mo Kio Avenue 3',
  users: [
    { userId: 'me', name: 'Wei Ling Koh', isMe: true, readNumber: 0 },
    { userId: 'aisha', name: 'Aisha Tan', isMe: false, readNumber: 0 },
  ],
  isMuted: false,
};

/** A conversation of the list. */
export const makeEntry = (entry: Partial<ConversationEntry> = {}): ConversationEntry => ({
  ...about,
  latestMessage: makeMessage({ number: 1 }),
  hasUnseenMessage: (entry.unseenCount ?? 0) > 0,
  unseenCount: 0,
  messages: [],
  ...entry,
});

/** What is known about an open conversation, without its messages. */
export const makeAbout = (fields: Partial<Conversation> = {}): NonNullable<OpenConversation['about']> => ({
  ...about,
  listing: null,
  partyId: null,
  isBlocked: false,
  ...fields,
});

/** An open conversation that was read. */
export const makeOpen = (fields: Partial<OpenConversation> = {}): OpenConversation => ({
  state: 'ready',
  error: null,
  about: makeAbout(),
  messages: [],
  hasOlder: false,
  isLoadingOlder: false,
  ...fields,
});

/** A message that was not sent yet. */
export const makeUnsent = (fields: Partial<UnsentMessage> = {}): UnsentMessage => ({
  key: 'key-1',
  conversationId: about.conversationId,
  text: 'See you on Saturday!',
  attachments: [],
  writtenAt: minutesAgo(0),
  state: 'waiting',
  error: null,
  ...fields,
});
