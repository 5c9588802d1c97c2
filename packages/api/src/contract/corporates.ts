import { z } from 'zod';
import { corporateRoles, memberSchema, unverifiedCorporateSchema } from './corporate.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { userSchema } from './session.ts';
import { meantVersionSchema, stale } from './version.ts';

const signedOut = { 401: 'Not signed in.' };
const params = z.object({ id: z.string() });
const rejected = {
  ...signedOut,
  403: 'Only an administrator of the current corporate can do this.',
  404: 'No member of the corporate has this id.',
};

/** The corporate to act for. */
export const switchCorporateSchema = z.object({ corporateId: z.string().max(100, 'is too long') });

/** Changes to a member. Omitted fields stay unchanged. */
export const memberChangesSchema = z.object({
  role: z.enum(corporateRoles, 'should be administrator or member').optional(),
  organisationId: z
    .string()
    .max(100, 'is too long')
    .nullable()
    .optional()
    .meta({ description: 'Null removes them from their organisation.' }),
  version: meantVersionSchema,
});

/** Changes to a member. */
export type MemberChanges = z.output<typeof memberChangesSchema>;

/** Members of the current corporate, and the verification of corporates. */
export const corporates = {
  listUnverifiedCorporates: defineRoute('listUnverifiedCorporates', {
    summary: 'List unverified corporates, oldest first. Operators only.',
    answer: succeeded(z.array(unverifiedCorporateSchema)),
    errors: { ...signedOut, 403: 'The user is not an operator.' },
  }),
  verifyCorporate: defineRoute('verifyCorporate', {
    summary: 'Verify the entity number (UEN) of a corporate. Idempotent. Operators only.',
    params,
    answer: succeeded(z.object({ id: z.string(), isVerified: z.literal(true) })),
    errors: {
      ...signedOut,
      400: 'Another corporate is already verified with this entity number.',
      403: 'The user is a member of this corporate, but not an operator.',
      404: 'No corporate has this id, or the user is not an operator.',
    },
  }),
  switchCorporate: defineRoute('switchCorporate', {
    summary: 'Switch to a corporate. The session cookie is replaced, and the old one is invalid at once.',
    body: switchCorporateSchema,
    answer: succeeded(z.object({ user: userSchema })),
    errors: { ...signedOut, 404: 'The user belongs to no corporate with this id.' },
  }),
  listMembers: defineRoute('listMembers', {
    summary: 'List the members of the current corporate, sorted by name. Empty if there is none.',
    // Contains email addresses, which only administrators see, next to text that members chose.
    isAnswerSecret: true,
    answer: succeeded(z.array(memberSchema)),
    errors: signedOut,
  }),
  changeMember: defineRoute('changeMember', {
    summary: 'Change the role or organisation of a member. Takes effect with their next request.',
    params,
    body: memberChangesSchema,
    answer: succeeded(z.null()),
    errors: {
      ...rejected,
      ...stale,
      400: 'The corporate would have no administrator left, or the organisation is closed.',
    },
  }),
  removeMember: defineRoute('removeMember', {
    summary: 'Remove a member from the corporate. Takes effect with their next request.',
    params,
    answer: succeeded(z.null()),
    errors: { ...rejected, 400: 'The corporate would have no administrator left.' },
  }),
};
