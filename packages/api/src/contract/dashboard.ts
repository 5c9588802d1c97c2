import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { noticeSchema } from './notices.ts';
import { deletionSchema } from './personalData.ts';
import { serviceTypes } from './services.ts';

const count = z.number().int().nonnegative();
const cents = z.number().int().positive().meta({ description: 'In Singapore cents.' });

/** The user's dashboard. */
export const dashboardSchema = z
  .object({
    name: z.string().nullable(),
    userTypeIds: z.array(z.number().int()),
    profile: z.object({ emptyKeys: z.array(z.string()), isEmailProven: z.boolean() }),
    notices: z.array(noticeSchema).meta({
      description: 'The same list as `listNotices` returns. The other fields add details.',
    }),
    noticeHomes: z.record(z.string(), z.string()).meta({
      description: 'Names of the homes that notices are about, by what the notice is `about`.',
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
            'Favourites whose rent changed since they were saved, or that are no longer live; 5 at most.',
        }),
    }),
    enquiries: z.object({
      made: count,
      received: count,
      receivedLately: count.meta({ description: 'Received in the last seven days.' }),
      latest: z
        .object({ asker: z.string().nullable(), home: z.string(), sentAt: z.iso.datetime() })
        .nullable()
        .meta({ description: 'The most recent enquiry received.' }),
    }),
    unread: z.object({ conversations: count, messages: count }).meta({
      description: 'Unread messages, as `listConversations` counts them, and in how many conversations.',
    }),
    savedSearches: z
      .array(z.object({ id: z.string(), name: z.string(), query: z.string(), newHomes: count }))
      .meta({ description: 'Saved searches, with the number of new listings since the last visit.' }),
    listings: z
      .object({
        live: count,
        draft: count,
        review: count,
        paused: count,
        let: count,
        views: count,
        saves: count,
        enquiries: count.meta({ description: 'Like `views` and `saves`, a sum of the last 30 days.' }),
        reports: count.meta({ description: 'Open reports about these listings.' }),
        needs: z
          .array(
            z.object({
              need: z.enum(['list', 'finish', 'photos']).meta({
                description: 'A unit without a listing, a draft to finish, or a live listing without photos.',
              }),
              propertyId: z.string(),
              listingId: z.string().nullable(),
              name: z.string(),
            }),
          )
          .meta({ description: 'Homes that need something that no notice is about; 5 at most.' }),
      })
      .nullable()
      .meta({
        description:
          'Listings of the user and of the current corporate, by state. Null if they have neither a listing nor a unit.',
      }),
    corporate: z
      .object({
        name: z.string(),
        members: count,
        openInvitations: count.nullable().meta({ description: 'Null for members, who invite nobody.' }),
      })
      .nullable()
      .meta({ description: 'The corporate the user acts for.' }),
    payments: z
      .object({
        next: z
          .object({
            serviceId: z.string(),
            billId: z.string(),
            type: z.enum(serviceTypes),
            cents,
            dueOn: z.iso.date(),
            collectOn: z.iso.date().nullable(),
            state: z.enum(['open', 'processing', 'said-paid', 'part-paid']),
            isOverdue: z.boolean(),
            street: z.string(),
          })
          .nullable()
          .meta({ description: 'The next bill the user pays.' }),
        toConfirm: count.meta({ description: 'Bills that a payer says were paid outside.' }),
        arrears: z
          .array(
            z.object({ serviceId: z.string(), payerName: z.string().nullable(), street: z.string(), cents }),
          )
          .meta({ description: 'Payers who owe the user something that is overdue; 5 at most.' }),
        receivedCents: z.number().int().meta({ description: 'What the user received this month, in cents.' }),
        differences: count
          .nullable()
          .meta({ description: 'For operators: differences with providers. Null for others.' }),
        applications: count
          .nullable()
          .meta({ description: 'For operators: applications that wait. Null for others.' }),
      })
      .nullable()
      .meta({ description: 'Null if the user neither pays nor is paid here, and is no operator.' }),
    reviews: z
      .object({ listings: count, disputes: count, reports: count })
      .nullable()
      .meta({ description: 'What waits for operators. Null for everybody else.' }),
    invitations: z
      .array(
        z.object({
          id: z.string(),
          invitedBy: z.string(),
          corporate: z.string().nullable(),
          expiresAt: z.iso.datetime(),
        }),
      )
      .meta({ description: "Open invitations to the user's confirmed email address." }),
    invited: z.object({ waiting: count, accepted: count }).nullable().meta({
      description: 'Invitations the user sent for their own homes. Null if they own no listing.',
    }),
  })
  .meta({ id: 'Dashboard', description: "The signed-in user's dashboard." });

/** The user's dashboard. */
export type Dashboard = z.output<typeof dashboardSchema>;

/** The dashboard. */
export const dashboard = {
  getDashboard: defineRoute('getDashboard', {
    summary: "Get the user's dashboard.",
    answer: succeeded(dashboardSchema),
    errors: { 401: 'Not signed in.' },
  }),
  visitSavedSearch: defineRoute('visitSavedSearch', {
    summary: 'Mark the results of a saved search as seen.',
    params: z.object({ id: z.string() }),
    answer: succeeded(z.null()),
    errors: { 401: 'Not signed in.', 404: 'No saved search of the user has this id.' },
  }),
};
