import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { listingItemSchema } from './listing.ts';
import { DAY, HOUR } from './routeLimits.ts';
import { text } from './text.ts';
import { meantVersionSchema, versionSchema } from './version.ts';

/**
 * States of a viewing: in line for a full time, offered a freed seat, booked, there, missed, or cancelled.
 */
export const viewingStates = ['waiting', 'offered', 'booked', 'arrived', 'missed', 'cancelled'] as const;

/** Names of what can be done with a viewing. */
const viewingTransitionNames = ['book', 'move', 'cancel', 'arrive', 'missed', 'answer'] as const;

/** Most times that are offered in one call. */
export const MAX_SLOTS = 200;

/** Most people of one viewing. */
export const MAX_SEATS = 50;

const id = z.string();
const instant = z.iso.datetime({ error: 'should be a moment like 2026-12-05T02:00:00Z' });
const seats = z.number().int().min(1).max(MAX_SEATS, `should be ${MAX_SEATS} or less`);

/** A time at which a home can be seen. */
export const slotSchema = z
  .object({
    id,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    seats,
    free: z.number().int().nonnegative().meta({ description: 'Seats that nobody has.' }),
  })
  .meta({ id: 'ViewingSlot', description: 'A time at which a home can be seen.' });

/** A time at which a home can be seen. */
export type ViewingSlot = z.output<typeof slotSchema>;

/** A viewing, as its host or its guest sees it. */
export const viewingSchema = z
  .object({
    id,
    slotId: id,
    state: z.enum(viewingStates),
    version: versionSchema,
    may: z.array(z.enum(viewingTransitionNames)).meta({ description: 'What the user can do with it now.' }),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    listing: listingItemSchema
      .pick({ id: true, slug: true, title: true, address: true, monthlyRent: true })
      .extend({ monthlyRent: z.number().int().positive().nullable() }),
    propertyId: id.nullable().meta({ description: 'The unit, for its host; null for guests.' }),
    personName: z
      .string()
      .nullable()
      .meta({ description: 'Name of the other side: the guest, or the host.' }),
    corporateName: z.string().nullable().meta({ description: 'The company the guest comes for.' }),
    note: z.string(),
    code: z.string().nullable().meta({
      description: 'The six digits that the host says at the door. Null for guests.',
    }),
    position: z.number().int().positive().nullable().meta({ description: 'Place in line, from 1.' }),
    offeredUntil: z.iso.datetime().nullable().meta({ description: 'Until when a freed seat is held.' }),
    missedSays: z
      .enum(['guest', 'host'])
      .nullable()
      .meta({ description: 'Who says that the other did not come.' }),
    cancelledBy: z.enum(['guest', 'host']).nullable(),
    goesOn: z.boolean().nullable().meta({
      description: 'Whether the user wants to go on after the viewing. Null before they said so.',
    }),
    otherGoesOn: z.boolean().nullable().meta({
      description: 'Whether the other side wants to go on. Null before both said so.',
    }),
  })
  .meta({ id: 'Viewing', description: 'A viewing, as its host or its guest sees it.' });

/** A viewing. */
export type Viewing = z.output<typeof viewingSchema>;

const params = z.object({ id });
const changed = succeeded(z.object({ viewingId: id, state: z.enum(viewingStates), version: versionSchema }));
const errors = {
  400: 'Invalid request body, or the idempotency key is missing.',
  401: 'Not signed in.',
  404: 'No viewing of theirs has this id.',
};
const notOpen =
  'The version is stale, or it is not open now. `fields` names it: `version`, `transition`, or `slot` if a time is full or over.';
const write = {
  params,
  idempotencyKey: 'required',
  answer: changed,
  errors: { ...errors, 409: notOpen },
} as const;
const empty = { isBodyOptional: true, body: z.object({ version: meantVersionSchema }) } as const;

/** Viewings of homes: times, seats, the line, and the door. */
export const viewings = {
  listSlots: defineRoute('listSlots', {
    summary: 'List the times at which a live listing can be seen, soonest first.',
    params,
    answer: succeeded(z.array(slotSchema)),
    errors: { 404: 'No listing has this id.' },
  }),
  addSlots: defineRoute('addSlots', {
    summary: 'Offer times for viewings, all or none. Its lister only.',
    params,
    idempotencyKey: 'required',
    perPerson: [{ max: 100, seconds: HOUR }],
    body: z.object({
      slots: z
        .array(z.object({ startsAt: instant, endsAt: instant, seats: seats.default(1) }))
        .min(1)
        .max(MAX_SLOTS),
    }),
    answer: succeeded(z.array(slotSchema)),
    errors: {
      ...errors,
      404: 'No listing of theirs has this id.',
      409: 'A time overlaps another viewing that they host, or the listing is closed. `fields` names it: `slots` or `transition`.',
    },
  }),
  removeSlot: defineRoute('removeSlot', {
    summary: 'Take a time back. Its viewings are cancelled, and everybody who had one is told.',
    params,
    answer: succeeded(z.null()),
    errors: { 401: errors[401], 404: 'No time of theirs has this id.' },
  }),
  bookViewing: defineRoute('bookViewing', {
    summary: 'Book a seat, or take the one that is held. The same person again gets the same viewing.',
    params,
    idempotencyKey: 'required',
    perPerson: [{ max: 60, seconds: DAY }],
    isBodyOptional: true,
    body: z.object({ note: text(500, { least: 0 }).optional() }),
    answer: succeeded(z.object({ viewingId: id, state: z.enum(viewingStates), version: versionSchema })),
    errors: {
      ...errors,
      404: 'No time has this id.',
      409: 'It is full, over, or their own. `fields` names it: `slot`.',
    },
  }),
  waitForViewing: defineRoute('waitForViewing', {
    summary: 'Get in line for a full time. The first in line has two hours to take a freed seat.',
    params,
    idempotencyKey: 'required',
    perPerson: [{ max: 60, seconds: DAY }],
    isBodyOptional: true,
    body: z.object({ note: text(500, { least: 0 }).optional() }),
    answer: succeeded(z.object({ viewingId: id, position: z.number().int().positive() })),
    errors: {
      ...errors,
      404: 'No time has this id.',
      409: 'A seat is free, it is over, or they have one. `fields` names it: `slot`.',
    },
  }),
  listViewings: defineRoute('listViewings', {
    summary: 'List the viewings that the user hosts and visits: what is to come, and the last 90 days.',
    answer: succeeded(z.object({ hosting: z.array(viewingSchema), visiting: z.array(viewingSchema) })),
    isAnswerSecret: true,
    errors: { 401: errors[401] },
  }),
  moveViewing: defineRoute('moveViewing', {
    summary: 'Move a booked viewing to another time of the same listing. Its guest only.',
    ...write,
    body: z.object({ slotId: id, version: meantVersionSchema }),
  }),
  cancelViewing: defineRoute('cancelViewing', {
    summary: 'Cancel a viewing, or leave the line. A freed seat goes to the first in line.',
    ...write,
    ...empty,
  }),
  arriveAtViewing: defineRoute('arriveAtViewing', {
    summary: 'Say that one is there, with the code that the host says at the door. Its guest only.',
    ...write,
    body: z.object({
      code: z.string().regex(/^\s*\d{3}\s*\d{3}\s*$/, 'is the 6 digits that your host says'),
      version: meantVersionSchema,
    }),
    errors: {
      ...errors,
      400: 'The code is wrong: `fields` names it: `code`; or the idempotency key is missing.',
      409: notOpen,
      429: 'Too many wrong codes.',
    },
  }),
  missViewing: defineRoute('missViewing', {
    summary: 'Say that the other side did not come. Either side, once the viewing has begun.',
    ...write,
    ...empty,
  }),
  answerViewing: defineRoute('answerViewing', {
    summary: 'Say whether one wants to go on after the viewing. Either side, once.',
    ...write,
    body: z.object({ goesOn: z.boolean(), version: meantVersionSchema }),
  }),
  getViewingCalendar: defineRoute('getViewingCalendar', {
    summary: 'Get a viewing as a calendar file (iCalendar).',
    params,
    answer: z.file(),
    answerTypes: ['text/calendar'],
    errors: { 401: errors[401], 404: errors[404] },
  }),
};
