import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingItemSchema } from './listing.ts';
import { HOUR } from './routeLimits.ts';
import { text } from './text.ts';

/** The first message about a listing. */
export const enquiryDraftSchema = z
  .object({
    listingId: z.string().regex(/^[a-z2-7]{12}$/, 'is not the id of a listing'),
    message: text(2_000),
    idempotencyKey: z
      .string()
      .regex(/^[\w-]{8,100}$/, 'is not 8 to 100 letters, digits, - or _')
      .optional()
      .meta({
        description:
          'The same as the header `idempotency-key`, for clients that knew this field first. Without either, the same message about the same listing is the same enquiry.',
      }),
  })
  .meta({ id: 'EnquiryDraft', description: 'A first message about a listing.' });

/** An enquiry as one of its two sides sees it. */
export const enquirySchema = z
  .object({
    id: z.string(),
    listing: listingItemSchema,
    message: z.string(),
    sentAt: z.iso.datetime(),
    lister: z
      .object({ kind: z.enum(['owner', 'agent']), name: z.string() })
      .meta({ description: 'Who was asked.' }),
    asker: z
      .object({ name: z.string().nullable(), phoneNumber: z.string().nullable() })
      .nullable()
      .meta({ description: 'Who asked; null on one’s own enquiries.' }),
  })
  .meta({ id: 'Enquiry', description: 'A first message about a listing, with whom it is between.' });

/** An enquiry as one of its two sides sees it. */
export type Enquiry = z.output<typeof enquirySchema>;

/** The other side of an enquiry, as much as one side may know of the other. */
export const partySchema = z
  .object({
    name: z.string().nullable(),
    userTypeIds: z.array(z.number().int()),
    registrationNumber: z.string().nullable().meta({ description: 'Of an agent.' }),
    agentId: z.string().nullable().meta({ description: 'Of an agent with a public card.' }),
    isAsker: z.boolean().meta({ description: 'True when they asked, false when they were asked.' }),
    listing: listingItemSchema,
    sentAt: z.iso.datetime(),
  })
  .meta({ id: 'Party', description: 'The other side of an enquiry: who they are, and about which home.' });

/** The other side of an enquiry. */
export type Party = z.output<typeof partySchema>;

/** Reads who the other side of an enquiry is. */
export const getPartyRoute = defineRoute('getParty', {
  summary: 'Who the other side of one’s own enquiry is, without ways to reach them.',
  params: z.object({ id: z.string() }),
  answer: succeeded(partySchema),
  errors: { 401: 'Nobody is signed in.', 404: 'One has no such enquiry.' },
});

/** Sends a first message to who lets a listing. */
export const makeEnquiryRoute = defineRoute('makeEnquiry', {
  summary: 'Ask who lets a listing; the message is kept, and mailed to them.',
  body: enquiryDraftSchema,
  perPerson: [{ max: 20, seconds: HOUR, isCountedByVerb: true }],
  answer: succeeded(
    z.object({
      id: z.string(),
      isNew: z.boolean().meta({
        description: 'False when the same message about the same listing had arrived before, without a key.',
      }),
    }),
  ),
  errors: {
    400: 'The message is not of this form, or nobody can be asked about this listing.',
    401: 'Nobody is signed in.',
    403: 'Sign-up is not complete.',
    404: 'No listing has this id.',
    409: 'The key was used for something else.',
    429: 'Too many enquiries from one person.',
  },
});

/** What somebody asked and was asked. */
export const listEnquiriesRoute = defineRoute('listEnquiries', {
  summary: 'The newest enquiries one made and received, a hundred of each at most.',
  // Phone numbers of the people who enquired, next to messages from others.
  isAnswerSecret: true,
  answer: succeeded(z.object({ made: z.array(enquirySchema), received: z.array(enquirySchema) })),
  errors: { 401: 'Nobody is signed in.' },
});
