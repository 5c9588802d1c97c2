import { z } from 'zod';
import { corporateRoles, corporateSchema, memberSchema, unverifiedCorporateSchema } from './corporate.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { userSchema } from './session.ts';
import { meantVersionSchema, stale } from './version.ts';

const signedOut = { 401: 'Nobody is signed in.' };
const params = z.object({ id: z.string() });
const rejected = {
  ...signedOut,
  403: 'Only an administrator of the corporate the session acts for may do this.',
  404: 'Nobody in the corporate has this id.',
};

/** The corporates of whoever is signed in. */
export const listCorporatesRoute = defineRoute('listCorporates', {
  summary: 'The corporates whoever is signed in belongs to, by name.',
  answer: succeeded(z.array(corporateSchema)),
  errors: signedOut,
});

/** Which corporate to act for. */
export const switchCorporateSchema = z.object({ corporateId: z.string().max(100, 'is too long') });

/** Acts for another corporate. */
export const switchCorporateRoute = defineRoute('switchCorporate', {
  summary: 'Act for a corporate. The session gets a new secret; the old one is dead at once.',
  body: switchCorporateSchema,
  answer: succeeded(z.object({ user: userSchema })),
  errors: { ...signedOut, 404: 'They belong to no corporate of this id. Nothing changes.' },
});

/** Who belongs to the corporate the session acts for. */
export const listMembersRoute = defineRoute('listMembers', {
  summary: 'Who belongs to the corporate the session acts for, by name; empty when it acts for none.',
  // Email addresses, which only administrators see, next to names that members chose.
  isAnswerSecret: true,
  answer: succeeded(z.array(memberSchema)),
  errors: signedOut,
});

/** What of a member may change; what is left out stays. */
export const memberChangesSchema = z.object({
  role: z.enum(corporateRoles, 'should be administrator or member').optional(),
  organisationId: z
    .string()
    .max(100, 'is too long')
    .nullable()
    .optional()
    .meta({ description: 'Null takes them out of their organisation.' }),
  version: meantVersionSchema,
});

/** What of a member may change. */
export type MemberChanges = z.output<typeof memberChangesSchema>;

/** Changes what somebody is in the corporate, or in which organisation. */
export const changeMemberRoute = defineRoute('changeMember', {
  summary:
    'Change what somebody is in the corporate, or in which organisation. It counts from their next request.',
  params,
  body: memberChangesSchema,
  answer: succeeded(z.null()),
  errors: {
    ...rejected,
    ...stale,
    400: 'The corporate would have no administrator, or the organisation is closed.',
  },
});

/** Takes somebody out of the corporate. */
export const removeMemberRoute = defineRoute('removeMember', {
  summary: 'Take somebody out of the corporate. From their next request they act for it no more.',
  params,
  answer: succeeded(z.null()),
  errors: { ...rejected, 400: 'The corporate would have no administrator.' },
});

/** The corporates that wait to be verified. */
export const listUnverifiedCorporatesRoute = defineRoute('listUnverifiedCorporates', {
  summary: 'The corporates that wait to be verified, the oldest first; for operators.',
  answer: succeeded(z.array(unverifiedCorporateSchema)),
  errors: { ...signedOut, 403: 'The session acts for no corporate that operates the product.' },
});

/** Confirms that a corporate is the company of its entity number. */
export const verifyCorporateRoute = defineRoute('verifyCorporate', {
  summary:
    'Confirm that a corporate is the company of its entity number; for operators. Again: nothing changes.',
  params,
  answer: succeeded(z.object({ id: z.string(), isVerified: z.literal(true) })),
  errors: {
    ...signedOut,
    400: 'Another corporate was verified for this entity number.',
    403: 'Members of the corporate who are no operators may not do this.',
    404: 'No corporate has this id, or whoever asks is no operator.',
  },
});
