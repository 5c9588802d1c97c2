import type { ChatMessage, Conversation, ConversationEntry, ListingItem } from '@sewa/api/client';

const me = { userId: 'user-1', name: 'Nur Aishah', isMe: true, readNumber: 3 };
const lister = { userId: 'user-2', name: 'Tan Wei Jie', isMe: false, readNumber: 3 };
const desk = { userId: 'corporate-desk', name: 'Sewa help', isMe: false, readNumber: 1 };

/** Ids in the order they were made. */
const makeId = (count: number): string =>
  `5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d1${String(count).padStart(3, '0')}`;

/** The home the first conversation is about. */
const sampleHome: ListingItem = {
  id: 'tks5zua4nvyt',
  slug: 'hdb-210-ang-mo-kio-avenue-3-3-bedrooms-2-bathrooms',
  title: null,
  propertyType: 0,
  propertySubType: 0,
  address: { block: '210', street: 'Ang Mo Kio Avenue 3', floor: null, unit: null, postalCode: '560210' },
  numberOfBedrooms: 3,
  numberOfBathrooms: 2,
  furnitureStatus: 1,
  area: { value: 67, unit: 0 },
  monthlyRent: 280_000,
  district: '20',
  previousRent: null,
  status: 'live',
  availableFrom: null,
  listedAt: '2026-11-01T02:03:04.000Z',
  provenance: null,
  picture: null,
};

const makeMessage = (
  number: number,
  { userId, text, at }: { userId: string | null; text: string; at: string },
): ChatMessage => ({
  messageId: makeId(100 + number),
  number,
  kind: userId === null ? 'event' : 'text',
  userId,
  text,
  sentAt: at,
  attachments: [],
  key: null,
});

/** A conversation about a home, in which the other side wrote last and that was not seen. */
export const homeConversation: Conversation = {
  conversationId: makeId(1),
  conversationContextId: `listing-${sampleHome.id}`,
  contextName: '210 Ang Mo Kio Avenue 3',
  users: [me, lister],
  isMuted: false,
  listing: sampleHome,
  partyId: makeId(201),
  isBlocked: false,
  messages: [
    makeMessage(1, {
      userId: me.userId,
      text: 'Hello! Is it still available? Two of us would like to see it this week.',
      at: '2026-11-18T01:12:00.000Z',
    }),
    makeMessage(2, {
      userId: lister.userId,
      text: 'Yes, it is. Thursday after 6 pm would work for me.',
      at: '2026-11-18T03:40:00.000Z',
    }),
    makeMessage(3, {
      userId: me.userId,
      text: 'Thursday at 6:30 pm is perfect, thank you.',
      at: '2026-11-18T04:02:00.000Z',
    }),
    makeMessage(4, { userId: null, text: 'The rent is now $2,800.', at: '2026-11-19T09:00:00.000Z' }),
    makeMessage(5, {
      userId: lister.userId,
      text: 'See you then. Please register with the guard at the gate.',
      at: '2026-11-20T02:30:00.000Z',
    }),
  ],
  first: 1,
  last: 5,
};

/** A conversation with the help desk. */
export const helpConversation: Conversation = {
  ...homeConversation,
  conversationId: makeId(2),
  conversationContextId: 'help',
  contextName: 'Help',
  users: [{ ...me, readNumber: 2 }, desk],
  listing: null,
  partyId: null,
  messages: [
    makeMessage(1, {
      userId: me.userId,
      text: 'Can I change the email address of my account?',
      at: '2026-11-17T06:10:00.000Z',
    }),
    makeMessage(2, {
      userId: desk.userId,
      text: 'Yes: open My profile, then Edit.',
      at: '2026-11-17T06:25:00.000Z',
    }),
  ],
  last: 2,
};

const summarize = (
  { listing, partyId, isBlocked, messages, first, last, ...shared }: Conversation,
  unseenCount: number,
): ConversationEntry => {
  const latest = messages.at(-1);
  return {
    ...shared,
    latestMessage: latest
      ? {
          messageId: latest.messageId,
          number: latest.number,
          kind: latest.kind,
          userId: latest.userId,
          text: latest.text,
          sentAt: latest.sentAt,
        }
      : null,
    hasUnseenMessage: unseenCount > 0,
    unseenCount,
    messages: [],
  };
};

/** The conversations as the list shows them. */
export const sampleEntries: readonly ConversationEntry[] = [
  summarize(homeConversation, 1),
  summarize(helpConversation, 0),
];
