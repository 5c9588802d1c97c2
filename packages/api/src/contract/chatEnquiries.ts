import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { id } from './rentalTerms.ts';
import { renterCardSchema } from './renterCards.ts';
import { HOUR } from './routeLimits.ts';
import { text } from './text.ts';

/** Where a conversation about a listing stands, for the side that lets. */
export const enquiryStates = ['new', 'replied', 'viewing', 'offer', 'not-fit'] as const;

const person = z.object({ userId: z.string(), name: z.string().nullable() });

/** What the side that lets sees of a conversation about its listing. */
export const enquiryStandingSchema = z
  .object({
    state: z.enum(enquiryStates).meta({
      description:
        '`new` until somebody of this side writes, then `replied`; `viewing` once one is booked, `offer` once one is made, `not-fit` if this side says so.',
    }),
    notFit: z
      .object({ byName: z.string().nullable(), at: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Who said that the asker is not a fit, and when.' }),
    assignee: person.nullable().meta({ description: 'The member of the corporate who answers.' }),
  })
  .meta({
    id: 'EnquiryStanding',
    description: 'What the side that lets sees of a conversation about its listing. The asker never does.',
  });

/** What the side that lets sees of a conversation about its listing. */
export type EnquiryStanding = z.output<typeof enquiryStandingSchema>;

/** A home somebody asked about. */
const enquiredHomeSchema = z
  .object({
    id,
    name: z.string(),
    status: z.enum(['live', 'let', 'closed']),
    conversations: z.number().int().nonnegative(),
    waiting: z.number().int().nonnegative().meta({
      description:
        'How many askers `tellAskers` would write to: nobody who was told, is blocked, is not a fit or has agreed on the home. 0 while it is live.',
    }),
  })
  .meta({ id: 'EnquiredHome', description: 'A home the user lets that somebody asked about.' });

/** A home the user lets that somebody asked about. */
export type EnquiredHome = z.output<typeof enquiredHomeSchema>;

/** The facts a quick reply can be made of. */
const quickReplyKinds = ['available', 'rent', 'viewing', 'rules', 'station', 'gone'] as const;

/** A reply made from the facts of a home. */
const quickReplySchema = z
  .object({ kind: z.enum(quickReplyKinds), text: z.string() })
  .meta({ id: 'QuickReply', description: 'A reply made from what is known of a home.' });

/** A reply made from the facts of a home. */
export type QuickReply = z.output<typeof quickReplySchema>;

/** What a lister may know of an asker, and what they can do with the conversation. */
const enquiryCardSchema = z
  .object({
    asker: z.object({
      name: z.string().nullable(),
      userTypeIds: z.array(z.number().int()),
      verified: z.enum(['singpass', 'phone']).meta({
        description: '`singpass` if they logged in with an identity service, else `phone`.',
      }),
      memberSince: z.iso.date(),
    }),
    enquiry: z
      .object({ message: z.string(), sentAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Their first message about the home.' }),
    viewings: z
      .array(
        z.object({
          id,
          state: z.enum(['waiting', 'offered', 'booked', 'arrived', 'missed', 'cancelled']),
          startsAt: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Their viewings of this home, the latest first.' }),
    unitId: id.nullable().meta({ description: 'The property whose viewings these are.' }),
    rental: z
      .object({
        id,
        state: z.string(),
        offer: z
          .object({
            by: z.enum(['tenant', 'landlord']),
            state: z.string(),
            monthlyRent: z.number().int(),
            from: z.iso.date().meta({ description: 'The day they would move in.' }),
            months: z.number().int(),
          })
          .nullable(),
      })
      .nullable()
      .meta({ description: 'Their rental of this home that is not over, with its latest offer.' }),
    cards: z
      .array(
        renterCardSchema.pick({ occupiers: true, pets: true, smokers: true, incomeBand: true, words: true }),
      )
      .meta({ description: "Renter's cards they share with this rental." }),
    replies: z.array(quickReplySchema),
    members: z
      .array(person)
      .meta({ description: 'To whom the user may assign the conversation; empty without a corporate.' }),
  })
  .meta({ id: 'EnquiryCard', description: 'What a lister may know of an asker, and replies to them.' });

/** What a lister may know of an asker, and replies to them. */
export type EnquiryCard = z.output<typeof enquiryCardSchema>;

const conversationParams = z.object({ conversationId: z.uuid() });

const notLetting = 'No conversation about a listing that the user lets has this id.';

/** Conversations about a listing, for the side that lets. */
export const chatEnquiries = {
  listEnquiredHomes: defineRoute('listEnquiredHomes', {
    summary:
      'List the homes that the user lets and somebody asked about, and whether they act for a corporate.',
    answer: succeeded(z.object({ homes: z.array(enquiredHomeSchema), isCorporate: z.boolean() })),
    errors: { 401: 'Not signed in.' },
  }),
  getEnquiryCard: defineRoute('getEnquiryCard', {
    summary:
      'Get what the asker of a conversation shares with the side that lets, and replies made from the home’s facts.',
    params: conversationParams,
    isAnswerSecret: true,
    answer: succeeded(enquiryCardSchema),
    errors: { 401: 'Not signed in.', 404: notLetting },
  }),
  markNotFit: defineRoute('markNotFit', {
    summary: 'Say that the asker of a conversation is not a fit, or take it back. They are not told.',
    params: conversationParams,
    body: z.object({ isNotFit: z.boolean() }),
    answer: z.null(),
    errors: { 400: 'Invalid request body.', 401: 'Not signed in.', 404: notLetting },
  }),
  assignConversation: defineRoute('assignConversation', {
    summary:
      'Say which member of the corporate answers a conversation: a member takes it or gives it back, an administrator assigns anybody.',
    params: conversationParams,
    body: z.object({ userId: z.string().max(100).nullable() }),
    answer: z.null(),
    errors: {
      400: 'No member of the corporate has this id.',
      401: 'Not signed in.',
      403: 'Only an administrator may assign it to somebody else.',
      404: notLetting,
    },
  }),
  tellAskers: defineRoute('tellAskers', {
    summary:
      'Write to everybody who asked about a home that it is no longer available. Nobody gets it twice while it stays so.',
    params: z.object({ id }),
    body: z.object({ message: text(2_000) }),
    perPerson: [{ max: 30, seconds: HOUR }],
    answer: succeeded(z.object({ told: z.number().int().nonnegative() })),
    errors: {
      400: 'The message is empty or too long.',
      401: 'Not signed in.',
      403: 'The user has not completed sign-up.',
      404: 'Nobody asked the user about a home of this id.',
      409: 'The home is available.',
      429: 'Rate limit exceeded.',
    },
  }),
};
