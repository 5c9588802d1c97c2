import { z } from 'zod';
import { defineRoute } from './defineRoute.ts';

/** What people do that is counted, if they allow statistics. */
export const eventNames = [
  'page-viewed',
  'experiment-viewed',
  'search-made',
  'listing-viewed',
  'home-saved',
  'enquiry-sent',
  'page-shared',
  'calculation-made',
  'sign-up-started',
  'sign-up-completed',
  'listing-published',
  'application-sent',
] as const;

/** The name of an event. */
export type EventName = (typeof eventNames)[number];

const eventSchema = z
  .object({
    name: z.enum(eventNames),
    page: z
      .string()
      .max(200)
      .meta({ description: 'The pattern of the page, such as `/discover/:id/:slug`.' }),
    experiment: z.string().max(50).optional().meta({ description: 'For `experiment-viewed`: its id.' }),
  })
  .meta({ id: 'RecordedEvent', description: 'What was done, and on which page.' });

/** Counted events. */
export const events = {
  recordEvents: defineRoute('recordEvents', {
    summary: 'Record what was done, without a name. Nothing is recorded without consent to statistics.',
    body: z
      .object({
        events: z.array(eventSchema).min(1).max(20),
      })
      .meta({ id: 'EventBatch', description: 'What was done, oldest first.' }),
    perAddress: [{ max: 120, seconds: 60, isCountedFirst: true }],
    answer: z.null(),
  }),
};
