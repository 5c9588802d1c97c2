import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { noticeSchema } from './notices.ts';
import { deletionSchema } from './personalData.ts';

const count = z.number().int().nonnegative();
const cents = z.number().int().positive().meta({ description: 'Cents of a Singapore dollar.' });

/** What waits for somebody today. */
export const dashboardSchema = z
  .object({
    name: z.string().nullable(),
    userTypeIds: z.array(z.number().int()),
    profile: z.object({ emptyKeys: z.array(z.string()), isEmailProven: z.boolean() }),
    notices: z.array(noticeSchema).meta({
      description: 'The list of what waits, as `listNotices` answers it; the rest says more of it.',
    }),
    deletion: deletionSchema.nullable(),
    favourites: z.object({
      count,
      changed: z
        .array(
          z.object({
            listingId: z.string(),
            name: z.string(),
            status: z.enum(['live', 'let', 'closed']),
            rentWhenKept: cents,
            monthlyRent: cents,
          }),
        )
        .meta({
          description:
            'Those whose rent is another one than when they were kept, or that are gone; five at most.',
        }),
    }),
    enquiries: z.object({
      made: count,
      received: count,
      receivedLately: count.meta({ description: 'Received within the last seven days.' }),
      latest: z
        .object({ asker: z.string().nullable(), home: z.string(), sentAt: z.iso.datetime() })
        .nullable()
        .meta({ description: 'The last one received.' }),
    }),
    savedSearches: z
      .array(z.object({ id: z.string(), name: z.string(), query: z.string(), newHomes: count }))
      .meta({ description: 'With the homes that came on the market since the person last looked.' }),
    listings: z
      .object({
        live: count,
        reports: count.meta({ description: 'Reports against them that are not settled.' }),
      })
      .nullable()
      .meta({ description: 'Null for somebody who lets nothing.' }),
    invitations: z
      .array(
        z.object({
          id: z.string(),
          invitedBy: z.string(),
          corporate: z.string().nullable(),
          expiresAt: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Sent to the proven e-mail address and not answered yet.' }),
    invited: z.object({ waiting: count, accepted: count }).nullable().meta({
      description: 'Whom they invited for their homes; null for somebody who lets none as its owner.',
    }),
  })
  .meta({ id: 'Dashboard', description: 'What waits for somebody today.' });

/** What waits for somebody today. */
export type Dashboard = z.output<typeof dashboardSchema>;

/** Reads what waits for whoever is signed in. */
export const getDashboardRoute = defineRoute('getDashboard', {
  summary: 'What waits for whoever is signed in today.',
  answer: succeeded(dashboardSchema),
  errors: { 401: 'Nobody is signed in.' },
});

/** Notes that the homes a search found were looked at. */
export const visitSavedSearchRoute = defineRoute('visitSavedSearch', {
  summary: 'Note that whoever is signed in looked at what a saved search found until now.',
  params: z.object({ id: z.string() }),
  answer: succeeded(z.null()),
  errors: { 401: 'Nobody is signed in.', 404: 'There is no such saved search.' },
});
