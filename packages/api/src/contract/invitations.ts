import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { DAY, HOUR, usualWriteLimit } from './routeLimits.ts';
import { email, line } from './text.ts';

/** The states of an invitation. */
export const invitationStates = ['waiting', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

const stateSchema = z
  .enum(invitationStates)
  .meta({ description: 'Only a `waiting` invitation can be accepted, declined or withdrawn.' });

const roleSchema = z.enum(['administrator', 'member'], 'should be administrator or member');

const actorTypeSchema = z.number().int().min(1).max(6).meta({
  description: '1 tenant, 2 landlord, 3 main agent, 4 co-agent, 5 occupier, 6 staff.',
});

const onboardingTypeSchema = z
  .union([z.literal(0), z.literal(1), z.literal(2)], 'should be 0, 1 or 2')
  .meta({ description: '0 care programme, 1 offer, 2 rental process.' });

/** An invitation, as the people who manage it see it. */
export const invitationEntrySchema = z
  .object({
    id: z
      .uuid()
      .meta({ description: 'Identifies the invitation for withdrawal. Not the secret of its link.' }),
    email: z.string(),
    actorType: actorTypeSchema,
    onboardingType: onboardingTypeSchema,
    state: stateSchema,
    invitedByName: z.string(),
    corporateName: z.string().nullable(),
    role: roleSchema.nullable().meta({ description: 'The role of the invitee in the corporate.' }),
    organisationId: z.string().nullable(),
    listing: z.object({ id: z.string(), name: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'InvitationEntry', description: 'An invitation, as the people who manage it see it.' });

/** An invitation, as the people who manage it see it. */
export type InvitationEntry = z.output<typeof invitationEntrySchema>;

/** A new invitation with the secret of its link, which is returned only once. */
const madeInvitationSchema = invitationEntrySchema
  .extend({
    guid: z
      .uuid()
      .meta({ description: 'The secret of its link. Only its hash is stored, so it is returned only once.' }),
  })
  .meta({ id: 'MadeInvitation', description: 'A new invitation, with the secret of its link.' });

/** A new invitation: to the current corporate with a role, or for one of the user's own listings. */
export const invitationDraftSchema = z.object({
  email: email(),
  actorType: actorTypeSchema,
  onboardingType: onboardingTypeSchema.default(2),
  rentalProcessId: line(100).optional().meta({ description: 'Stored and returned unchanged.' }),
  listingId: z.string().max(100).optional(),
  role: roleSchema.optional(),
  organisationId: z.string().max(100).optional(),
});

/** An invitation, as anyone with its link or code sees it. */
export const invitationSchema = z
  .object({
    state: stateSchema,
    actorType: actorTypeSchema,
    onboardingType: onboardingTypeSchema,
    rentalProcessId: z.string().nullable(),
    invitedByName: z.string(),
    isCorporate: z.boolean(),
    corporateName: z.string().nullable(),
    role: roleSchema.nullable(),
    listing: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
    userType: z.number().int().min(1).max(4).meta({ description: 'The user type required to accept.' }),
    isOwn: z.boolean().meta({ description: 'Whether the user sent this invitation.' }),
    isAcceptedByAsker: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation', description: 'An invitation, as anyone with its link or code sees it.' });

/** An invitation, as anyone with its link or code sees it. */
export type Invitation = z.output<typeof invitationSchema>;

const signedOut = { 401: 'Not signed in.' };
const guid = z.object({ guid: z.string().max(100) });
const gone = {
  404: 'No invitation matches this link.',
  409: 'The invitation was used, declined or withdrawn, or has expired.',
};

/** The result of accepting an invitation. */
const followedSchema = z.object({
  isJoined: z
    .boolean()
    .meta({ description: 'False if sign-up is required first. A cookie then remembers the invitation.' }),
  userType: z.number().int().min(1).max(4),
});

/** Invitations to a corporate or a home. */
export const invitations = {
  listInvitations: defineRoute('listInvitations', {
    summary:
      "List invitations, newest first: those of the current corporate (administrators only) and those for the user's own listings.",
    answer: succeeded(z.array(invitationEntrySchema)),
    errors: signedOut,
  }),
  listOwnListings: defineRoute('listOwnListings', {
    summary: "List the user's own listings, for which they can invite people.",
    answer: succeeded(z.array(z.object({ id: z.string(), name: z.string() }))),
    errors: signedOut,
  }),
  makeInvitation: defineRoute('makeInvitation', {
    summary:
      'Invite someone by email. An open invitation to the same address for the same purpose is withdrawn.',
    body: invitationDraftSchema,
    isAnswerSecret: true,
    perPerson: [{ max: 50, seconds: DAY, isCountedByVerb: true }],
    answer: succeeded(madeInvitationSchema),
    errors: {
      ...signedOut,
      400: 'A field is invalid.',
      403: 'Only an administrator can invite to a corporate.',
      404: 'No own listing, or no organisation of the corporate, has this id.',
      429: 'Daily limit exceeded.',
    },
  }),
  withdrawInvitation: defineRoute('withdrawInvitation', {
    summary: 'Withdraw an open invitation.',
    params: z.object({ id: z.string() }),
    answer: succeeded(z.null()),
    errors: {
      ...signedOut,
      404: 'The user manages no invitation with this id.',
      409: 'The invitation is no longer open.',
    },
  }),
  currentInvitation: defineRoute('currentInvitation', {
    summary: 'Get the invitation this browser remembers, or null.',
    answer: succeeded(invitationSchema.nullable()),
  }),
  findInvitationByCode: defineRoute('findInvitationByCode', {
    summary: 'Find an invitation by its code. A cookie remembers it until sign-up is complete.',
    body: z.object({ code: line(100, { least: 0 }) }),
    perAddress: [
      usualWriteLimit,
      {
        max: 10,
        seconds: HOUR,
        refuses: {
          name: 'code',
          reason: "can't be checked now: too many codes were tried from your network. Try again in an hour.",
        },
      },
    ],
    answer: succeeded(invitationSchema),
    errors: {
      400: 'No open invitation matches this code.',
      429: 'Rate limit exceeded: too many codes tried from this address.',
    },
  }),
  getInvitation: defineRoute('getInvitation', {
    summary:
      'Get an invitation by its link: who sent it, the role offered, and whether it can still be accepted.',
    params: guid,
    answer: succeeded(invitationSchema),
    errors: { 404: 'No invitation matches this link.' },
  }),
  acceptInvitation: defineRoute('acceptInvitation', {
    summary:
      'Accept an invitation by its link. Without an account of the required user type, sign-up comes first.',
    params: guid,
    answer: succeeded(followedSchema),
    errors: gone,
  }),
  declineInvitation: defineRoute('declineInvitation', {
    summary: 'Decline an invitation by its link.',
    params: guid,
    answer: succeeded(z.null()),
    errors: gone,
  }),
};
