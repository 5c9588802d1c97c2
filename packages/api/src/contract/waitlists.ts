import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR, usualWriteLimit } from './routeLimits.ts';
import { email, line } from './text.ts';

/** Fields of a waitlist's form. */
export const waitlistFields = ['name', 'email', 'phoneNumber'] as const;

/** A waitlist. */
export const waitlistSchema = z
  .object({
    name: z.string().meta({ description: 'Its address without the first slash, such as `dubai/waitlist`.' }),
    state: z.enum(['open', 'closed']),
    title: z.string(),
    summary: z.string(),
    country: z.enum(['SG', 'AE']),
    fields: z.array(z.object({ name: z.enum(waitlistFields), isRequired: z.boolean() })),
    consent: z.object({ version: z.string(), text: z.string() }),
  })
  .meta({ id: 'Waitlist', description: 'A list of people who want to hear when something opens.' });

/** A waitlist. */
export type Waitlist = z.output<typeof waitlistSchema>;

const name = z.object({ name: z.string() });
const token = z.object({ token: z.string().max(100) });

/** Waitlists. */
export const waitlists = {
  getWaitlist: defineRoute('getWaitlist', {
    summary: 'Get a waitlist by its name, with its slashes encoded.',
    params: name,
    answer: succeeded(waitlistSchema),
    errors: { 404: 'No waitlist has this name.' },
  }),
  joinWaitlist: defineRoute('joinWaitlist', {
    summary:
      'Join a waitlist. The answer is the same for known and new contacts; an email asks to confirm within 48 hours.',
    params: name,
    body: z
      .object({
        name: line(100),
        email: email('should be an email address like name@example.com'),
        phoneNumber: line(30, { least: 0 }).optional(),
        consent: z.literal(true, { error: 'is needed: without it we may not write to you' }),
      })
      .meta({ id: 'WaitlistEntry', description: 'Who joins a waitlist.' }),
    perAddress: [
      usualWriteLimit,
      {
        max: 5,
        seconds: HOUR,
        isOptional: true,
        refuses: {
          name: 'email',
          reason: 'cannot be added now: too many people joined from your network. Try again in an hour.',
        },
      },
    ],
    answer: succeeded(z.null()),
    errors: {
      400: 'Invalid request body.',
      404: 'No waitlist has this name.',
      409: 'The waitlist is closed.',
      429: 'Rate limit exceeded.',
    },
  }),
  findWaitlistEntry: defineRoute('findWaitlistEntry', {
    summary: 'Find the entry of a link in an email; null if the link is not valid any more.',
    query: token,
    isAnswerSecret: true,
    answer: succeeded(
      z
        .object({
          waitlist: z.string(),
          title: z.string(),
          isConfirmed: z.boolean(),
          place: z
            .number()
            .int()
            .positive()
            .nullable()
            .meta({ description: 'In the queue, once confirmed.' }),
        })
        .nullable(),
    ),
  }),
  confirmWaitlistEntry: defineRoute('confirmWaitlistEntry', {
    summary: 'Confirm an entry with the link of the email. Idempotent.',
    body: token,
    answer: succeeded(z.object({ waitlist: z.string(), place: z.number().int().positive() })),
    errors: { 404: 'The link is not valid any more.' },
  }),
  leaveWaitlist: defineRoute('leaveWaitlist', {
    summary: 'Leave a waitlist with the link of an email. What was stored is deleted.',
    body: token,
    answer: succeeded(z.null()),
    errors: { 404: 'The link is not valid any more.' },
  }),
};
