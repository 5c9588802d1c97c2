import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { noticeSchema } from './notices.ts';
import { deletionSchema } from './personalData.ts';
import { serviceTypes } from './services.ts';

const count = z.number().int().nonnegative();
const cents = z.number().int().positive().meta({ description: 'In Singapore cents.' });

/** States of a home of a lister, on their dashboard; a unit without a listing is `unlisted`. */
const homeStates = ['draft', 'review', 'live', 'paused', 'let', 'unlisted'] as const;

/** What a home of a lister needs next, the most urgent first. */
const homeSteps = ['fix', 'relist', 'confirm', 'finish', 'photos', 'list', 'review', 'see'] as const;

/** What operators work through. */
const operatorQueues = ['listings', 'reports', 'disputes', 'applications', 'differences', 'help'] as const;

const dashboardHomeSchema = z.object({
  listingId: z.string().nullable(),
  propertyId: z.string().nullable().meta({ description: 'Null for an imported listing.' }),
  slug: z.string().nullable(),
  name: z.string(),
  picture: z.object({ src: z.string(), width: count, height: count }).nullable(),
  state: z.enum(homeStates),
  monthlyRent: cents.nullable(),
  medianRent: cents.nullable().meta({
    description:
      'Median of rents paid for similar homes nearby; null if too few are known, or unless it is live.',
  }),
  daysLive: count
    .nullable()
    .meta({ description: 'Days since it came on the market; null unless it is live.' }),
  views: count,
  saves: count,
  enquiries: count.meta({ description: 'Like `views` and `saves`, of the last 30 days.' }),
  next: z.enum(homeSteps).meta({
    description:
      'Next step: `fix` what a review wants changed, `relist` a paused listing, `confirm` that it is available, `finish` a draft, add `photos`, `list` a unit, `review` the rent of a listing nobody asks about, or `see`.',
  }),
});

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
    unread: z
      .object({
        conversations: count,
        messages: count,
        newEnquiries: count,
        newestEnquiry: z
          .string()
          .nullable()
          .meta({ description: 'The conversation of the new enquiry that came last.' }),
      })
      .meta({
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
        enquiries: count.meta({
          description: 'Like `views` and `saves`, a sum of the last 30 days and of what is live.',
        }),
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
    homes: z
      .object({ total: count, first: z.array(dashboardHomeSchema) })
      .nullable()
      .meta({
        description:
          'Homes of the user and of the current corporate: how many, and the five that need something most. Null like `listings`.',
      }),
    endingAuthorities: z
      .array(z.object({ id: z.string(), propertyId: z.string(), name: z.string(), endsOn: z.iso.date() }))
      .meta({
        description:
          'Authorities that end within 14 days, of the agent or for units of the owner; 5 at most.',
      }),
    today: z.iso.date().meta({ description: 'The day in Singapore.' }),
    recentMessages: z
      .array(
        z.object({
          conversationId: z.uuid(),
          with: z.string().nullable().meta({ description: 'Names of the others; null if they have none.' }),
          about: z.string(),
          text: z.string(),
          sentAt: z.iso.datetime(),
          isMine: z.boolean(),
          unseenCount: count,
        }),
      )
      .meta({
        description:
          'The conversations with the newest messages, as `listConversations` shows them; 3 at most.',
      }),
    viewings: z
      .object({
        today: count.meta({ description: 'Viewings the user visits or hosts that are still to come today.' }),
        next: z
          .object({
            side: z.enum(['guest', 'host']),
            home: z.string(),
            listingId: z.string(),
            slug: z.string(),
            propertyId: z.string().nullable(),
            with: z.string().nullable(),
            startsAt: z.iso.datetime(),
          })
          .nullable(),
      })
      .meta({ description: 'Booked viewings to come, also those that the current corporate hosts.' }),
    team: z
      .object({
        waiting: count.meta({ description: 'Conversations whose last message is not from the corporate.' }),
        unanswered: count.meta({
          description: 'Those of `waiting` that nobody in the corporate has answered.',
        }),
        organisations: z.array(
          z.object({
            name: z.string().nullable().meta({ description: 'Null for people in none.' }),
            waiting: count.meta({ description: 'Waiting conversations that its people answered last.' }),
            answeredBy: z.string().nullable(),
            answeredAt: z.iso.datetime().nullable(),
          }),
        ),
        people: z
          .array(
            z.object({
              name: z.string().nullable(),
              answered: count.meta({ description: 'Conversations answered in the last seven days.' }),
              waiting: count,
            }),
          )
          .nullable()
          .meta({ description: 'Null for members, who read no numbers of others; 8 at most.' }),
      })
      .nullable()
      .meta({ description: 'Conversations of the current corporate. Null without one, or if it has none.' }),
    queues: z
      .array(
        z.object({
          queue: z.enum(operatorQueues),
          count,
          oldestAt: z.iso.datetime().nullable(),
        }),
      )
      .nullable()
      .meta({ description: 'What waits for operators, and since when. Null for everybody else.' }),
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
