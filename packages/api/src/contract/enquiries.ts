import { z } from 'zod';
import { messageLimit } from './chat.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingItemSchema } from './listing.ts';
import { HOUR } from './routeLimits.ts';
import { text } from './text.ts';

/** The first message about a listing. */
export const enquiryDraftSchema = z
  .object({
    listingId: z.string().regex(/^[a-z2-7]{12}$/, "isn't a listing id"),
    message: text(2_000),
    idempotencyKey: z
      .string()
      .regex(/^[\w-]{8,100}$/, 'is not 8 to 100 letters, digits, - or _')
      .optional()
      .meta({
        description:
          'Legacy alternative to the `idempotency-key` header. Without a key, the same message about the same listing counts as the same enquiry.',
      }),
  })
  .meta({ id: 'EnquiryDraft', description: 'A first message about a listing.' });

/** An enquiry, as its sender or recipient sees it. */
export const enquirySchema = z
  .object({
    id: z.string(),
    listing: listingItemSchema,
    message: z.string(),
    sentAt: z.iso.datetime(),
    lister: z
      .object({ kind: z.enum(['owner', 'agent']), name: z.string() })
      .meta({ description: 'The recipient of the enquiry.' }),
    asker: z
      .object({ name: z.string().nullable(), phoneNumber: z.string().nullable() })
      .nullable()
      .meta({ description: 'The sender of the enquiry. Null on enquiries the user sent.' }),
  })
  .meta({ id: 'Enquiry', description: 'A first message about a listing, with its sender and recipient.' });

/** An enquiry, as its sender or recipient sees it. */
export type Enquiry = z.output<typeof enquirySchema>;

/** What a user may know about the other side of their enquiry. */
export const partySchema = z
  .object({
    name: z.string().nullable(),
    userTypeIds: z.array(z.number().int()),
    registrationNumber: z.string().nullable().meta({ description: 'Agents only.' }),
    agentId: z.string().nullable().meta({ description: 'Agents with a public profile only.' }),
    isAsker: z.boolean().meta({ description: 'True if they sent the enquiry, false if they received it.' }),
    listing: listingItemSchema,
    sentAt: z.iso.datetime(),
  })
  .meta({ id: 'Party', description: 'The other side of an enquiry, and the listing it is about.' });

/** The other side of an enquiry. */
export type Party = z.output<typeof partySchema>;

/** Enquiries and the other side of one. */
export const enquiries = {
  listEnquiries: defineRoute('listEnquiries', {
    summary: 'List the most recent enquiries the user sent and received, 100 of each at most.',
    // Contains phone numbers of senders, next to messages from others.
    isAnswerSecret: true,
    answer: succeeded(z.object({ made: z.array(enquirySchema), received: z.array(enquirySchema) })),
    errors: { 401: 'Not signed in.' },
  }),
  makeEnquiry: defineRoute('makeEnquiry', {
    summary:
      'Send a message about a listing to its lister. It goes to the conversation about the listing, and by email to a lister without an account.',
    body: enquiryDraftSchema,
    perPerson: [{ max: 20, seconds: HOUR, isCountedByVerb: true }, messageLimit],
    answer: succeeded(
      z.object({
        id: z.string(),
        conversationId: z.uuid().meta({ description: 'The conversation it is the first message of.' }),
        isNew: z.boolean().meta({
          description: 'False if the same message about the same listing was sent before, without a key.',
        }),
      }),
    ),
    errors: {
      400: 'Invalid request body, or the listing has no contact.',
      401: 'Not signed in.',
      403: 'A block forbids it, or the user has not completed sign-up.',
      404: 'No listing has this id.',
      409: 'The idempotency key was used for a different request.',
      429: 'Rate limit exceeded.',
    },
  }),
  getParty: defineRoute('getParty', {
    summary: "Get the other side of one of the user's enquiries, without contact details.",
    params: z.object({ id: z.string() }),
    answer: succeeded(partySchema),
    errors: { 401: 'Not signed in.', 404: 'No enquiry of the user has this id.' },
  }),
};
