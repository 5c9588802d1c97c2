import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { line, text } from './text.ts';

const count = z.number().int().nonnegative();
const cents = z.number().int().nonnegative().meta({ description: 'In Singapore cents.' });

/** What a note of operators is about. */
const aboutSchema = z.object({
  about: z.enum(['listing', 'report', 'dispute'], { error: 'should be listing, report or dispute' }),
  id: line(60),
});

/** What an operator wrote about something that waits. */
export const deskNoteSchema = z
  .object({
    id: z.uuid(),
    words: z.string(),
    writtenBy: z.string().nullable().meta({ description: 'Null once the account is deleted.' }),
    writtenAt: z.iso.datetime(),
  })
  .meta({
    id: 'DeskNote',
    description: 'What an operator wrote about something that waits; operators only.',
  });

/** What an operator wrote. */
export type DeskNote = z.output<typeof deskNoteSchema>;

const personSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  userTypeIds: z.array(z.number().int()),
  signedUpAt: z.iso.datetime(),
});

const homeSchema = z.object({
  id: z.string().meta({ description: 'Of the listing; of the unit if it has none.' }),
  propertyId: z.string().nullable(),
  listingId: z.string().nullable(),
  slug: z.string().nullable(),
  name: z.string(),
  address: z.object({
    block: z.string().nullable(),
    street: z.string(),
    floor: z.string().nullable(),
    unit: z.string().nullable(),
    postalCode: z.string().nullable(),
  }),
  state: z.enum(['draft', 'review', 'live', 'paused', 'let', 'closed', 'unlisted']),
  side: z.string().nullable().meta({ description: 'Who lists or owns it.' }),
});

const paymentSchema = z.object({
  billId: z.string(),
  receiptNumber: z.string().nullable(),
  billState: z.enum(['open', 'processing', 'said-paid', 'part-paid', 'paid', 'cancelled']),
  kind: z.enum(['rent', 'deposit']),
  period: z.string(),
  dueOn: z.iso.date(),
  cents,
  paidCents: cents,
  payer: z.object({ id: z.string(), name: z.string().nullable() }),
  payeeName: z.string().nullable(),
  street: z.string(),
});

/** What a search of the desk finds. */
export const deskResultsSchema = z
  .object({
    people: z.array(personSchema).max(10),
    homes: z.array(homeSchema).max(10),
    payments: z.array(paymentSchema).max(10),
  })
  .meta({ id: 'DeskResults', description: 'What a search of the desk finds, by kind.' });

/** What a search of the desk finds. */
export type DeskResults = z.output<typeof deskResultsSchema>;

/** What operators may see of a person. */
export const deskPersonSchema = personSchema
  .extend({
    isVerified: z.boolean().meta({ description: 'Whether they proved who they are.' }),
    registrationNumber: z.string().nullable(),
    companies: z.array(z.object({ name: z.string(), isVerified: z.boolean() })),
    homes: z.array(homeSchema).max(50),
    reports: count.meta({ description: 'Reports of their listings and messages.' }),
    upheld: count.meta({ description: 'Reports after which something was removed or corrected.' }),
    bills: z.object({ open: count, paid: count }).meta({ description: 'Bills they pay.' }),
  })
  .meta({ id: 'DeskPerson', description: 'What operators may see of a person.' });

/** What operators may see of a person. */
export type DeskPerson = z.output<typeof deskPersonSchema>;

const errors = { 401: 'Not signed in.', 403: 'The user is not an operator.' };

/** The desk of operators. */
export const desk = {
  listDeskNotes: defineRoute('listDeskNotes', {
    summary: 'List the internal notes about something that waits, oldest first. Operators only.',
    params: aboutSchema,
    answer: succeeded(z.array(deskNoteSchema)),
    errors: {
      401: errors[401],
      404: 'The user is not an operator.',
    },
  }),
  addDeskNote: defineRoute('addDeskNote', {
    summary: 'Write an internal note about something that waits. Operators only.',
    params: aboutSchema,
    body: z.object({ words: text(2_000) }),
    answer: succeeded(z.null()),
    errors: {
      400: 'The words are missing or too long.',
      401: errors[401],
      404: 'There is no such thing, or the user is not an operator.',
    },
  }),
  searchDesk: defineRoute('searchDesk', {
    summary:
      'Find a person by name, phone number or email, a home by address, postal code or id, or a payment by receipt number or bill. Each search is kept in the audit log. Operators only.',
    query: z.object({ q: line(100, { least: 0 }).optional() }),
    answer: succeeded(deskResultsSchema),
    errors: { 400: 'The query is too long.', ...errors },
  }),
  getDeskPerson: defineRoute('getDeskPerson', {
    summary: 'Get what operators may see of a person. Each look is kept in the audit log. Operators only.',
    params: z.object({ id: line(60) }),
    answer: succeeded(deskPersonSchema),
    errors: { 401: errors[401], 404: 'Nobody has this id, or the user is not an operator.' },
  }),
};
