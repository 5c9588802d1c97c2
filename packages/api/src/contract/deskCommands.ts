import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { eventNames } from './events.ts';
import { line } from './text.ts';
import { waitlistSchema } from './waitlists.ts';

const count = z.number().int().nonnegative();
const moment = z.iso.datetime();

const partnerSchema = z
  .object({
    key: z.string().meta({ description: 'Public: it stands in the pages of the partner.' }),
    testKey: z.string().nullable(),
    name: z.string(),
    company: z
      .object({ name: z.string(), isVerified: z.boolean() })
      .nullable()
      .meta({ description: 'Null for one that an operator added.' }),
    origins: z.array(z.string()),
    state: z.enum(['live', 'ended']),
    createdAt: moment,
    endedAt: moment.nullable(),
    lastUsedAt: moment.nullable().meta({ description: 'The last session, lead or payment setup.' }),
    leads: z.object({ total: count, last30Days: count, test: count }),
    publicKeys: z.array(z.object({ fingerprint: z.string(), addedAt: moment })),
  })
  .meta({ id: 'DeskPartner', description: 'A partner, whoever added it; operators only.' });

/** A partner, for operators. */
export type DeskPartner = z.output<typeof partnerSchema>;

const deskWaitlistSchema = waitlistSchema
  .pick({ name: true, state: true, title: true, country: true })
  .extend({
    confirmed: count,
    unconfirmed: count,
    lastJoinedAt: moment.nullable(),
  })
  .meta({ id: 'DeskWaitlist', description: 'A waitlist with how many joined it; operators only.' });

/** A waitlist, for operators. */
export type DeskWaitlist = z.output<typeof deskWaitlistSchema>;

const peopleSchema = deskWaitlistSchema
  .extend({
    people: z
      .array(
        z.object({
          place: z.number().int().positive(),
          name: z.string(),
          email: z.string(),
          phoneNumber: z.string().nullable(),
          joinedAt: moment,
        }),
      )
      .max(200)
      .meta({ description: 'Who confirmed, in the order of the queue; the first 200.' }),
  })
  .meta({ id: 'DeskWaitlistPeople', description: 'A waitlist with the people on it; operators only.' });

/** A waitlist with the people on it, for operators. */
export type DeskWaitlistPeople = z.output<typeof peopleSchema>;

const deskExperimentSchema = z
  .object({
    id: z.string(),
    isRunning: z.boolean(),
    startedAt: moment.nullable(),
    stoppedAt: moment.nullable(),
    pages: z.array(z.string()),
    goal: z.enum(eventNames),
    variants: z.array(
      z.object({
        name: z.string(),
        weight: z.number().min(0).max(1),
        people: count.meta({ description: 'People of a day who saw it, since it was last started.' }),
        reached: count.meta({ description: 'Those of them who reached the goal.' }),
      }),
    ),
    isSplitUnlikely: z
      .boolean()
      .meta({ description: 'The people do not fit the weights: the shares say nothing.' }),
  })
  .meta({ id: 'DeskExperiment', description: 'An experiment with its result; operators only.' });

/** An experiment with its result, for operators. */
export type DeskExperiment = z.output<typeof deskExperimentSchema>;

const errors = { 401: 'Not signed in.', 403: 'The user is not an operator.' };
const partner = z.object({ key: z.string() });
const waitlist = z.object({ name: z.string() });
const noPartner = { 401: errors[401], 404: 'No live partner has this key, or the user is not an operator.' };
const noWaitlist = { 401: errors[401], 404: 'No waitlist has this name, or the user is not an operator.' };

/** What operators do that commands do, too: partners, waitlists and experiments. */
export const deskCommands = {
  listDeskPartners: defineRoute('listDeskPartners', {
    summary: 'List all partners: the live ones first, then by name. Operators only.',
    answer: succeeded(z.array(partnerSchema)),
    errors,
  }),
  addDeskPartner: defineRoute('addDeskPartner', {
    summary: 'Add a partner that belongs to no company here, and get its key. Operators only.',
    body: z.object({ name: line(100), origins: z.array(z.string().max(300)).min(1, 'is missing') }),
    answer: succeeded(z.object({ key: z.string() })),
    errors: {
      400: 'The name or an origin is wrong.',
      401: errors[401],
      404: 'The user is not an operator.',
    },
  }),
  endDeskPartner: defineRoute('endDeskPartner', {
    summary: 'End a partner: its keys stop working at once. Operators only.',
    params: partner,
    answer: succeeded(z.null()),
    errors: noPartner,
  }),
  addDeskPartnerKey: defineRoute('addDeskPartnerKey', {
    summary: 'Let a partner sign tokens with a key. Operators only.',
    params: partner,
    body: z.object({ publicKey: z.string().max(4_000) }),
    answer: succeeded(z.object({ fingerprint: z.string() })),
    errors: { 400: 'It is no public key.', ...noPartner },
  }),
  listDeskWaitlists: defineRoute('listDeskWaitlists', {
    summary: 'List the waitlists with how many joined each, the most first. Operators only.',
    answer: succeeded(z.array(deskWaitlistSchema)),
    errors,
  }),
  getDeskWaitlist: defineRoute('getDeskWaitlist', {
    summary:
      'Get a waitlist with the people who confirmed. Each look is kept in the audit log. Operators only.',
    params: waitlist,
    answer: succeeded(peopleSchema),
    errors: noWaitlist,
  }),
  getDeskWaitlistCsv: defineRoute('getDeskWaitlistCsv', {
    summary:
      'Get all people who confirmed as CSV, in the order of the queue. Each export is kept in the audit log. Operators only.',
    params: waitlist,
    answerTypes: ['text/csv'],
    answer: z.file(),
    errors: noWaitlist,
  }),
  setDeskWaitlist: defineRoute('setDeskWaitlist', {
    summary: 'Open or close a waitlist. Operators only.',
    params: waitlist,
    body: waitlistSchema.pick({ state: true }),
    answer: succeeded(z.null()),
    errors: { 400: 'The state is wrong.', ...noWaitlist },
  }),
  listDeskExperiments: defineRoute('listDeskExperiments', {
    summary: 'List the experiments with their results. Operators only.',
    answer: succeeded(z.array(deskExperimentSchema)),
    errors,
  }),
  setDeskExperiment: defineRoute('setDeskExperiment', {
    summary: 'Start or stop an experiment; one that is stopped shows control to everyone. Operators only.',
    params: z.object({ id: z.string() }),
    body: z.object({ isRunning: z.boolean() }),
    answer: succeeded(z.null()),
    errors: {
      400: 'It is not said whether it runs.',
      401: errors[401],
      404: 'No experiment has this id, or the user is not an operator.',
    },
  }),
};
