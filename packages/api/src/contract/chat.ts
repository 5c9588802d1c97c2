import { z } from 'zod';
import { enquiryStandingSchema, enquiryStates } from './chatEnquiries.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { fileTypes } from './files.ts';
import { listingItemSchema } from './listing.ts';
import { pageQuery } from './pages.ts';
import { HOUR, type RateLimit } from './routeLimits.ts';
import { line, text } from './text.ts';

/** Messages of one person: 30 a minute, whatever call writes them. */
export const messageLimit: RateLimit = { max: 30, seconds: 60, together: 'messages', isCountedByVerb: true };

/** Writes of the chat from one address: many people of an office or a household write at the same time. */
const perAddress: RateLimit[] = [{ max: 600, seconds: 60, together: 'chat-writes', isCountedFirst: true }];

/** The longest message, in characters. */
export const MESSAGE_LENGTH = 2_000;

/** The most attachments of one message. */
export const MAX_ATTACHMENTS = 10;

/** What a message is: words, only attachments, or something that happened. */
export const messageKinds = ['text', 'file', 'event'] as const;

const number = z.number().int().nonnegative();

const conversationParams = z.object({ conversationId: z.uuid() });

const notMine = 'No conversation of the user has this id.';

/** A participant of a conversation. */
export const chatUserSchema = z
  .object({
    userId: z.string().meta({
      description:
        'A user, or `corporate-` and the id of a corporate, or `lister-` and the id of a lister who has no account yet.',
    }),
    name: z.string().nullable().meta({ description: 'Null for a user without a name or account.' }),
    isMe: z.boolean().meta({ description: 'Whether the caller takes part as this one.' }),
    readNumber: number.meta({ description: 'Number of the last message they have seen; 0 if none.' }),
  })
  .meta({ id: 'ChatUser', description: 'A participant of a conversation.' });

/** A participant of a conversation. */
export type ChatUser = z.output<typeof chatUserSchema>;

/** A picture or document sent with a message. */
export const attachmentSchema = z
  .object({
    id: z.uuid().meta({ description: 'Also the id of the file: participants download it with `getFile`.' }),
    name: z.string(),
    contentType: z.enum(fileTypes),
  })
  .meta({ id: 'Attachment', description: 'A picture or document sent with a message.' });

/** A picture or document sent with a message. */
export type Attachment = z.output<typeof attachmentSchema>;

/** A message. */
export const chatMessageSchema = z
  .object({
    messageId: z.uuid(),
    number: z.number().int().positive().meta({
      description: 'Position in the conversation, from 1, without holes, in the order of commits.',
    }),
    kind: z.enum(messageKinds),
    userId: z
      .string()
      .nullable()
      .meta({ description: 'The participant who sent it, as in `users`. Null for an event.' }),
    text: z.string().meta({ description: 'Plain text. May be empty if there are attachments.' }),
    sentAt: z.iso.datetime(),
    attachments: z.array(attachmentSchema),
    key: z.string().nullable().meta({
      description: 'The idempotency key it was sent with, for its sender only; null for everyone else.',
    }),
  })
  .meta({ id: 'ChatMessage', description: 'A message of a conversation.' });

/** A message. */
export type ChatMessage = z.output<typeof chatMessageSchema>;

const conversationShape = {
  conversationId: z.uuid(),
  conversationContextId: z.string().meta({
    description:
      'What it is about: `listing-` and the id of a listing, `rental-` and the id of a rental, or `help`.',
  }),
  contextName: z.string().meta({ description: 'What it is about, in words.' }),
  users: z.array(chatUserSchema),
  isMuted: z.boolean().meta({ description: 'Whether the caller gets no mail about it.' }),
  enquiry: enquiryStandingSchema.nullish().meta({
    description: 'For the side that lets the listing it is about; null for everybody else.',
  }),
};

/** A conversation, as the list shows it. */
export const conversationEntrySchema = z
  .object({
    ...conversationShape,
    latestMessage: chatMessageSchema
      .pick({ messageId: true, number: true, kind: true, userId: true, text: true, sentAt: true })
      .nullable(),
    hasUnseenMessage: z.boolean(),
    unseenCount: number.meta({
      description: 'Messages after the last one seen, without one’s own and without events.',
    }),
    messages: z.array(chatMessageSchema).max(0).meta({ description: 'Always empty here.' }),
  })
  .meta({ id: 'ConversationEntry', description: 'A conversation, as the list shows it.' });

/** A conversation, as the list shows it. */
export type ConversationEntry = z.output<typeof conversationEntrySchema>;

/** A conversation with messages. */
export const conversationSchema = z
  .object({
    ...conversationShape,
    listing: listingItemSchema
      .nullable()
      .meta({ description: 'The home it is about; null if it is about something else.' }),
    partyId: z
      .string()
      .nullable()
      .meta({ description: 'Id for `getParty`: who the other side is. Null if there is no enquiry.' }),
    isBlocked: z.boolean().meta({ description: 'Whether the caller blocked somebody who takes part.' }),
    messages: z.array(chatMessageSchema).meta({ description: 'In order of their numbers, 50 at most.' }),
    first: number.meta({
      description: 'Number of the first message of the conversation; 0 if there is none.',
    }),
    last: number.meta({ description: 'Number of its last message; 0 if there is none.' }),
  })
  .meta({ id: 'Conversation', description: 'A conversation with up to 50 of its messages.' });

/** A conversation with messages. */
export type Conversation = z.output<typeof conversationSchema>;

/** What a context of conversations is called. */
export const chatContextSchema = z
  .object({ id: z.string(), name: z.string() })
  .meta({ id: 'ChatContext', description: 'Something the user has a conversation about.' });

/** Something the user has a conversation about. */
export type ChatContext = z.output<typeof chatContextSchema>;

/** A message to send. */
export const messageDraftSchema = z
  .object({
    conversationId: z.string(),
    message: text(MESSAGE_LENGTH, { least: 0 }).meta({
      description: 'May be empty if there are attachments.',
    }),
    attachmentIds: z.array(z.string().toLowerCase()).max(MAX_ATTACHMENTS, 'are more than 10').optional(),
  })
  .meta({ id: 'MessageDraft', description: 'A message to send.' });

/** Events of the stream, by the name in their `event` line; each has JSON of this shape as its data. */
export interface ChatEvents {
  /** A message was sent. */
  readonly message: { readonly conversationId: string; readonly message: ChatMessage };
  /** A participant has seen messages up to a number. */
  readonly read: { readonly conversationId: string; readonly userId: string; readonly number: number };
  /** A conversation is new, or something else of it changed: read it again. */
  readonly conversation: { readonly conversationId: string };
}

/** Conversations and their messages. */
export const chat = {
  listChatContexts: defineRoute('listChatContexts', {
    isForEmbeds: true,
    summary:
      'List the listings the user has conversations about, and `help` if they asked for help. The header `Link` leads to the next page, if there is one.',
    query: z.object(pageQuery),
    answer: succeeded(z.array(chatContextSchema)),
    errors: { 400: 'The cursor or the limit is not valid.', 401: 'Not signed in.' },
  }),
  listConversations: defineRoute('listConversations', {
    isForEmbeds: true,
    summary: "List the user's conversations, those with the newest message first.",
    query: z.object({
      pageNumber: z.string().optional().meta({ description: 'From 1. Default 1.' }),
      pageSize: z.string().optional().meta({ description: 'From 1 to 100. Default 50.' }),
      home: z.string().optional().meta({ description: 'Only those about the listing of this id.' }),
      state: z.enum(enquiryStates).optional().meta({
        description: 'Only those about a listing the user lets that stand here.',
      }),
      unread: z.literal('1').optional().meta({ description: 'Only those with unseen messages.' }),
      mine: z.literal('1').optional().meta({ description: 'Only those assigned to the user.' }),
    }),
    isAnswerSecret: true,
    answer: succeeded(z.array(conversationEntrySchema)),
    errors: {
      400: 'The page number or size is out of range, or a filter has no such value.',
      401: 'Not signed in.',
    },
  }),
  streamChat: defineRoute('streamChat', {
    isForEmbeds: true,
    summary:
      'Stream events of the user’s conversations: `message`, `read` and `conversation`. It has no cursor: after each connection, ask for the list and for what came after the last number. An event may come twice.',
    isAnswerSecret: true,
    answerTypes: ['text/event-stream'],
    answer: z.string().meta({
      description:
        'Events with JSON as their data, and a comment at least every 25 seconds. It ends when the session ends or is switched to another corporate.',
    }),
    errors: { 401: 'Not signed in.' },
  }),
  sendMessage: defineRoute('sendMessage', {
    isForEmbeds: true,
    summary:
      'Send a message. The query form is accepted instead of a body. Without an idempotency key, the same words within ten seconds are one message.',
    query: z.object({
      conversationId: z.string().optional().meta({ description: 'Instead of a body.' }),
      message: z.string().optional().meta({ description: 'Instead of a body. Never logged.' }),
    }),
    body: messageDraftSchema,
    isBodyOptional: true,
    perAddress,
    idempotencyKey: 'by-verb',
    perPerson: [messageLimit],
    answer: succeeded(
      z.object({ messageId: z.uuid(), number: z.number().int().positive(), sentAt: z.iso.datetime() }),
    ),
    errors: {
      400: 'The message is empty or too long, or an attachment is not one of this conversation.',
      401: 'Not signed in.',
      403: 'A block forbids it, or the user has not completed sign-up.',
      404: notMine,
      409: 'The idempotency key was used for a different message.',
      429: 'Rate limit exceeded.',
    },
  }),
  startConversation: defineRoute('startConversation', {
    isForEmbeds: true,
    summary:
      'Start a conversation about a listing or with the help desk, or find the one that exists for this context and user. The query form is accepted instead of a body.',
    query: z.object({
      contextId: z.string().optional().meta({ description: 'Instead of a body.' }),
      userId: z.string().optional().meta({ description: 'Instead of a body.' }),
      message: z.string().optional().meta({ description: 'Instead of a body. Never logged.' }),
    }),
    isBodyOptional: true,
    body: z
      .object({
        contextId: z
          .string()
          .max(100)
          .meta({ description: '`listing-` and the id of a listing, or `help`.' }),
        userId: z.string().max(100).optional().meta({
          description:
            'The other side. Default: who lets the listing. The lister and the help desk name who wrote to them, to find that conversation.',
        }),
        message: text(MESSAGE_LENGTH).optional().meta({ description: 'A first message.' }),
      })
      .meta({ id: 'ConversationDraft', description: 'A conversation to start or find.' }),
    perAddress,
    perPerson: [{ max: 20, seconds: HOUR, isCountedByVerb: true }, messageLimit],
    answer: succeeded(
      z.object({
        conversationId: z.uuid(),
        isNew: z.boolean().meta({ description: 'False if the conversation existed.' }),
      }),
    ),
    errors: {
      400: 'The message is too long, or the listing has no contact or is no longer available.',
      401: 'Not signed in.',
      403: 'A block forbids it, or the user has not completed sign-up.',
      404: 'There is no such context, or the other user does not take part in it.',
      429: 'Rate limit exceeded.',
    },
  }),
  getConversation: defineRoute('getConversation', {
    isForEmbeds: true,
    summary: 'Get a conversation with its last 50 messages, or those before or after a number.',
    params: conversationParams,
    query: z.object({
      before: z.string().optional().meta({ description: 'Get the last 50 messages before this number.' }),
      after: z.string().optional().meta({ description: 'Get the first 50 messages after this number.' }),
    }),
    isAnswerSecret: true,
    answer: succeeded(conversationSchema),
    errors: {
      400: 'Both `before` and `after` are given, or one is not a number.',
      401: 'Not signed in.',
      404: notMine,
    },
  }),
  markRead: defineRoute('markRead', {
    isForEmbeds: true,
    summary: 'Mark the messages up to a number as seen. A lower number than before changes nothing.',
    params: conversationParams,
    perAddress,
    body: z.object({ number: z.number().int().nonnegative() }),
    answer: z.null(),
    errors: { 400: 'Invalid number.', 401: 'Not signed in.', 404: notMine },
  }),
  muteConversation: defineRoute('muteConversation', {
    isForEmbeds: true,
    summary: 'Turn mail about a conversation off or on.',
    params: conversationParams,
    perAddress,
    body: z.object({ isMuted: z.boolean() }),
    answer: z.null(),
    errors: { 400: 'Invalid request body.', 401: 'Not signed in.', 404: notMine },
  }),
  addAttachment: defineRoute('addAttachment', {
    isForEmbeds: true,
    summary:
      'Upload a picture or PDF as the request body, for a message to send. Its name is in the header `x-file-name`, percent-encoded.',
    params: conversationParams,
    bodyBytes: 20 * 1024 * 1024,
    bodyTypes: fileTypes,
    perPerson: [{ max: 120, seconds: HOUR }],
    body: z.file(),
    answer: succeeded(attachmentSchema),
    errors: {
      400: 'Invalid file: damaged, too large when unpacked, or also valid as another file type.',
      401: 'Not signed in.',
      403: 'The user has not completed sign-up.',
      404: notMine,
      413: 'The file is larger than 20 MB, or the storage quota of the user is exceeded.',
      415: 'The content type is not accepted.',
    },
  }),
  reportMessage: defineRoute('reportMessage', {
    isForEmbeds: true,
    summary: 'Report a message. The same person’s second report of it changes nothing.',
    params: conversationParams,
    body: z.object({
      messageId: z.string().toLowerCase(),
      reason: line(500).meta({ description: 'Why, in a word or a sentence.' }),
    }),
    perPerson: [{ max: 10, seconds: HOUR }],
    answer: z.null(),
    errors: {
      400: 'The reason is missing or too long, or it is one’s own message.',
      401: 'Not signed in.',
      404: 'No conversation of the user has this id, or it has no such message.',
      429: 'Rate limit exceeded.',
    },
  }),
  blockUser: defineRoute('blockUser', {
    isForEmbeds: true,
    summary: 'Block somebody one has a conversation with: they can no longer write. They are not told.',
    perAddress,
    body: z.object({ userId: z.string().max(100) }),
    answer: z.null(),
    errors: {
      400: 'One cannot block oneself or the help desk.',
      401: 'Not signed in.',
      404: 'The user has no conversation with somebody of this id.',
    },
  }),
  unblockUser: defineRoute('unblockUser', {
    isForEmbeds: true,
    summary: 'Take a block back.',
    params: z.object({ userId: z.string() }),
    perAddress,
    answer: z.null(),
    errors: { 401: 'Not signed in.', 404: 'The user has not blocked somebody of this id.' },
  }),
  helpLogIn: defineRoute('helpLogIn', {
    summary: 'Identify the user to the support widget.',
    isAnswerSecret: true,
    answer: succeeded(
      z.object({
        token: z
          .string()
          .meta({ description: 'Differs for each session; the widget starts anew when it changes.' }),
        email: z.string().nullable(),
      }),
    ),
    errors: { 401: 'Not signed in.' },
  }),
};
