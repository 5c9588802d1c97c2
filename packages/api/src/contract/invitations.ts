import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { DAY, HOUR, usualWriteLimit } from './routeLimits.ts';
import { line } from './text.ts';

/** Where an invitation stands. */
export const invitationStates = ['waiting', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

const stateSchema = z
  .enum(invitationStates)
  .meta({ description: 'Only a waiting one can be accepted, declined or withdrawn.' });

const roleSchema = z.enum(['administrator', 'member'], 'should be administrator or member');

const actorTypeSchema = z.number().int().min(1).max(6).meta({
  description: '1 tenant, 2 landlord, 3 main agent, 4 co-agent, 5 occupier, 6 staff.',
});

const onboardingTypeSchema = z
  .union([z.literal(0), z.literal(1), z.literal(2)], 'should be 0, 1 or 2')
  .meta({ description: '0 care programme, 1 offer, 2 rental process.' });

/** An invitation as whoever manages it sees it. */
export const invitationEntrySchema = z
  .object({
    id: z.uuid().meta({ description: 'Names it to withdraw it; opens nothing.' }),
    email: z.string(),
    actorType: actorTypeSchema,
    onboardingType: onboardingTypeSchema,
    state: stateSchema,
    invitedByName: z.string(),
    corporateName: z.string().nullable(),
    role: roleSchema.nullable().meta({ description: 'What they become in the corporate.' }),
    organisationId: z.string().nullable(),
    listing: z.object({ id: z.string(), name: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'InvitationEntry', description: 'An invitation as whoever manages it sees it.' });

/** An invitation as whoever manages it sees it. */
export type InvitationEntry = z.output<typeof invitationEntrySchema>;

/** An invitation as whoever made it is told of it, once: with the secret of its link. */
const madeInvitationSchema = invitationEntrySchema
  .extend({ guid: z.uuid().meta({ description: 'The secret of its link; kept nowhere, so told only now.' }) })
  .meta({ id: 'MadeInvitation', description: 'An invitation as whoever made it is told of it, once.' });

/** What makes an invitation: to the corporate the session acts for, with a role, or for a listing of one's own. */
export const invitationDraftSchema = z.object({
  email: z.email('should look like name@mail.example').max(254, 'is longer than 254 characters'),
  actorType: actorTypeSchema,
  onboardingType: onboardingTypeSchema.default(2),
  rentalProcessId: line(100).optional().meta({ description: 'Kept and given back unread.' }),
  listingId: z.string().max(100).optional(),
  role: roleSchema.optional(),
  organisationId: z.string().max(100).optional(),
});

/** An invitation as whoever holds its link or code sees it. */
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
    userType: z.number().int().min(1).max(4).meta({ description: 'The user type it needs.' }),
    isOwn: z.boolean().meta({ description: 'Whether whoever asks made it.' }),
    isAcceptedByAsker: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation', description: 'An invitation as whoever holds its link or code sees it.' });

/** An invitation as whoever holds its link or code sees it. */
export type Invitation = z.output<typeof invitationSchema>;

const signedOut = { 401: 'Nobody is signed in.' };
const guid = z.object({ guid: z.string().max(100) });
const gone = {
  404: 'No invitation has this link.',
  409: 'It was used, declined, withdrawn, or has expired.',
};

/** What following an invitation leads to. */
const followedSchema = z.object({
  isJoined: z.boolean().meta({ description: 'False where sign-up comes first; a cookie remembers it then.' }),
  userType: z.number().int().min(1).max(4),
});

/** The invitations somebody manages. */
export const listInvitationsRoute = defineRoute('listInvitations', {
  summary:
    'The invitations of the corporate the session acts for, for its administrators, and those for own listings; the newest first.',
  answer: succeeded(z.array(invitationEntrySchema)),
  errors: signedOut,
});

/** The homes somebody may invite for. */
export const listOwnListingsRoute = defineRoute('listOwnListings', {
  summary: 'The homes whoever is signed in lets as their owner, and may invite people for.',
  answer: succeeded(z.array(z.object({ id: z.string(), name: z.string() }))),
  errors: signedOut,
});

/** Invites somebody by mail. */
export const makeInvitationRoute = defineRoute('makeInvitation', {
  summary:
    'Invite somebody by mail. One that waits for the same address and the same thing is withdrawn for it.',
  body: invitationDraftSchema,
  isAnswerSecret: true,
  perPerson: [{ max: 50, seconds: DAY, isCountedByVerb: true }],
  answer: succeeded(madeInvitationSchema),
  errors: {
    ...signedOut,
    400: 'A field is wrong.',
    403: 'Only an administrator invites to a corporate.',
    404: 'No listing of theirs, or no organisation of the corporate, has this id.',
    429: 'Too many were made today.',
  },
});

/** Withdraws an invitation that waits. */
export const withdrawInvitationRoute = defineRoute('withdrawInvitation', {
  summary: 'Withdraw an invitation that waits.',
  params: z.object({ id: z.string() }),
  answer: succeeded(z.null()),
  errors: { ...signedOut, 404: 'They manage no invitation of this id.', 409: 'It does not wait any more.' },
});

/** The invitation of a link. */
export const getInvitationRoute = defineRoute('getInvitation', {
  summary: 'The invitation of a link: who invites, as what, and whether it can still be accepted.',
  params: guid,
  answer: succeeded(invitationSchema),
  errors: { 404: 'No invitation has this link.' },
});

/** Accepts the invitation of a link. */
export const acceptInvitationRoute = defineRoute('acceptInvitation', {
  summary: 'Accept the invitation of a link. Whoever lacks an account or the user type signs up first.',
  params: guid,
  answer: succeeded(followedSchema),
  errors: gone,
});

/** Declines the invitation of a link. */
export const declineInvitationRoute = defineRoute('declineInvitation', {
  summary: 'Decline the invitation of a link.',
  params: guid,
  answer: succeeded(z.null()),
  errors: gone,
});

/** The invitation of a code that was typed or pasted. */
export const findInvitationByCodeRoute = defineRoute('findInvitationByCode', {
  summary: 'Follow the invitation of a code: a cookie remembers it until sign-up is complete.',
  body: z.object({ code: line(100, { least: 0 }) }),
  perAddress: [
    usualWriteLimit,
    {
      max: 10,
      seconds: HOUR,
      refuses: {
        name: 'code',
        reason: 'cannot be tried now: too many were tried from here. Wait an hour.',
      },
    },
  ],
  answer: succeeded(invitationSchema),
  errors: { 400: 'No invitation that waits has this code.', 429: 'Too many codes were tried from here.' },
});

/** The invitation this browser follows. */
export const currentInvitationRoute = defineRoute('currentInvitation', {
  summary: 'The invitation this browser follows, or null.',
  answer: succeeded(invitationSchema.nullable()),
});
