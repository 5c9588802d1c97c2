import type { Attachment, ChatMessage, ConversationEntry } from '@sewa/api/client';
import type { ChatState } from '../core/Chat.ts';
import {
  makeAbout,
  makeEntry,
  makeEvent,
  makeMessage,
  makeOpen,
  makeUnsent,
  minutesAgo,
} from './makeConversation.ts';

const DAY = 24 * 60;

const picture = (id: string): Attachment => ({ id, name: `${id}.jpg`, contentType: 'image/jpeg' });

const mine = (message: Partial<ChatMessage> & { number: number }) =>
  makeMessage({ userId: 'me', ...message });

/** Messages about a home over two days. */
export const sampleMessages: readonly ChatMessage[] = [
  mine({ number: 1, sentAt: minutesAgo(DAY + 190), text: 'Is it still available?' }),
  makeMessage({
    number: 2,
    sentAt: minutesAgo(DAY + 160),
    text: 'Hello! Yes, it is. The current tenant moves out at the end of December.',
  }),
  makeMessage({ number: 3, sentAt: minutesAgo(DAY + 159), text: 'When would you like to see it?' }),
  mine({
    number: 4,
    sentAt: minutesAgo(DAY + 20),
    text: 'Saturday after lunch would be great. There are two of us, and we have a cat. Is that all right?',
  }),
  makeEvent({
    number: 5,
    sentAt: minutesAgo(200),
    text: 'The rent changed from $3,600 to $3,500 a month.',
  }),
  makeMessage({ number: 6, sentAt: minutesAgo(60), text: 'A cat is fine 🐈 Here is the living room.' }),
  makeMessage({
    number: 7,
    kind: 'file',
    sentAt: minutesAgo(59),
    text: '',
    attachments: [picture('living-room'), picture('balcony')],
  }),
  makeMessage({
    number: 8,
    sentAt: minutesAgo(58),
    text: 'The floor plan and the map: https://www.onemap.gov.sg/?lat=1.3691&lng=103.8454',
    attachments: [{ id: 'plan', name: 'Floor plan 08-1234.pdf', contentType: 'application/pdf' }],
  }),
  mine({ number: 9, sentAt: minutesAgo(12), text: 'Lovely, thank you!' }),
  mine({ number: 10, sentAt: minutesAgo(11), text: 'Saturday at 2 pm then?' }),
];

const entry = (id: string, name: string, fields: Partial<ConversationEntry>): ConversationEntry =>
  makeEntry({
    conversationId: id,
    users: [
      { userId: 'me', name: 'Wei Ling Koh', isMe: true, readNumber: 0 },
      { userId: id, name, isMe: false, readNumber: 0 },
    ],
    ...fields,
  });

const latest = (minutes: number, text: string, fields: Partial<ChatMessage> = {}) =>
  makeMessage({ number: 3, sentAt: minutesAgo(minutes), text, ...fields });

/** A list with every kind of latest message. */
export const sampleConversations: readonly ConversationEntry[] = [
  makeEntry({ latestMessage: mine({ number: 10, sentAt: minutesAgo(11), text: 'Saturday at 2 pm then?' }) }),
  entry('marcus', 'Marcus Lim', {
    contextName: 'Room in a condo on Bayshore Road',
    unseenCount: 2,
    latestMessage: latest(95, 'The room is furnished. Transfer the deposit first to hold it.'),
  }),
  entry('oakhill', 'Oakhill Residences Pte Ltd', {
    contextName: '3-bedroom condo on River Valley Close',
    latestMessage: latest(3 * 60, 'The home was let.', { kind: 'event', userId: null }),
  }),
  entry('priya', 'Priya Nair', {
    contextName: 'Studio on Duxton Road',
    isMuted: true,
    latestMessage: latest(DAY + 300, '', { kind: 'file', userId: 'me' }),
  }),
  entry('help', 'Sewa help', {
    conversationContextId: 'help',
    contextName: 'Sewa help',
    latestMessage: latest(3 * DAY, 'You’re welcome. Have a good weekend!'),
  }),
  entry('daniel', 'Daniel Ong', {
    contextName: 'Whole HDB flat on Bedok North Street 1',
    latestMessage: latest(20 * DAY, 'Sorry, we found somebody. Good luck with the search.'),
  }),
];

/** A list, and a conversation that was read to its end. */
export const sampleState = (fields: Partial<ChatState> = {}): Partial<ChatState> => ({
  conversations: sampleConversations,
  unread: 2,
  open: {
    'conversation-1': makeOpen({
      about: makeAbout({
        users: [
          { userId: 'me', name: 'Wei Ling Koh', isMe: true, readNumber: 10 },
          { userId: 'aisha', name: 'Aisha Tan', isMe: false, readNumber: 9 },
        ],
      }),
      messages: sampleMessages,
    }),
  },
  ...fields,
});

/** Messages in every state before they arrive. */
export const sampleUnsent = [
  makeUnsent({ key: 'failed', text: 'Could we also see the other room?', state: 'failed' }),
  makeUnsent({ key: 'sending', text: 'We are free all afternoon.', state: 'sending' }),
  makeUnsent({ key: 'waiting', state: 'waiting' }),
];
