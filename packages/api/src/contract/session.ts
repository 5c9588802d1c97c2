import { z } from 'zod';
import { corporateSchema } from './corporate.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { email, line } from './text.ts';
import { versionSchema } from './version.ts';

/** The current session: the response of `control`. */
export const controlSchema = z
  .object({
    isAuthenticated: z.boolean(),
    isValid: z.boolean(),
    user: z.object({ userTypes: z.array(z.string()), cid: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'Control', description: 'The current session. `cid` is the id of the current corporate.' });

/** The signed-in user. */
export const userSchema = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    entityId: z.string().nullable().meta({
      description: 'Entity number (UEN) of the current corporate. Null if there is none.',
    }),
    userTypes: z.array(z.string()),
    userTypeIds: z
      .array(z.number().int())
      .meta({ description: '1 tenant, 2 owner, 3 main agent, 4 corporate user.' }),
    residentialStatus: z.enum(['C', 'P', 'A']).nullable(),
    passType: z.string().nullable(),
    corporates: z.array(corporateSchema),
    cid: z.string().nullable(),
    version: versionSchema,
  })
  .meta({ id: 'User', description: 'The signed-in user. `cid` is the id of the current corporate.' });

/** The signed-in user. */
export type User = z.output<typeof userSchema>;

/** Profile fields that the user can fill in while they are empty. */
export const profileFieldsSchema = z.object({
  name: line(200).optional(),
  email: email().optional(),
  residentialStatus: z.enum(['C', 'P', 'A'], 'should be C, P or A').optional(),
  passType: line(60).optional().meta({ description: 'Pass type; only for residential status A.' }),
});

/** Profile fields that the user can fill in. */
export type ProfileFields = z.output<typeof profileFieldsSchema>;

/** A permission rule, in the format of CASL. */
export const permissionRuleSchema = z
  .object({
    action: z.union([z.string(), z.array(z.string())]),
    subject: z.union([z.string(), z.array(z.string())]),
    conditions: z.record(z.string(), z.unknown()).optional(),
    fields: z.array(z.string()).optional(),
    inverted: z.boolean().optional(),
    reason: z.string().optional(),
  })
  .meta({ id: 'PermissionRule', description: 'A permission rule, in the format of CASL.' });

/** A permission rule. */
export type PermissionRule = z.output<typeof permissionRuleSchema>;

/** A session, as its user sees it. */
export const sessionEntrySchema = z
  .object({
    id: z.uuid().meta({ description: 'Identifies the session so it can be ended. Not its secret.' }),
    browser: z.string().meta({ description: 'Browser family, such as Firefox.' }),
    system: z.string().meta({ description: 'Operating system family, such as Windows.' }),
    startedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    isCurrent: z.boolean().meta({ description: 'Whether this is the current session.' }),
  })
  .meta({ id: 'SessionEntry', description: 'A session, as its user sees it.' });

/** A session, as its user sees it. */
export type SessionEntry = z.output<typeof sessionEntrySchema>;

const signedOut = { 401: 'Not signed in.' };

/** The session, the user and their permissions. */
export const session = {
  control: defineRoute('control', {
    summary: 'Get the session state: whether the user is signed in, and has completed sign-up.',
    answer: controlSchema,
  }),
  getUser: defineRoute('getUser', {
    summary: 'Get the signed-in user.',
    answer: succeeded(userSchema),
    errors: { 401: 'Not signed in.' },
  }),
  missing: defineRoute('missing', {
    summary: 'List the profile fields that are still empty.',
    answer: succeeded(z.object({ emptyKeys: z.array(z.string()) })),
    errors: { 401: 'Not signed in.' },
  }),
  fillProfile: defineRoute('fillProfile', {
    summary: "Fill in empty fields of the user's profile.",
    body: profileFieldsSchema,
    answer: succeeded(z.object({ emptyKeys: z.array(z.string()) })),
    errors: { 400: 'A field is invalid, or already filled in.', 401: 'Not signed in.' },
  }),
  permissions: defineRoute('permissions', {
    summary: 'List the permissions of the user or visitor, as rules.',
    answer: succeeded(z.array(permissionRuleSchema)),
  }),
  listSessions: defineRoute('listSessions', {
    summary: "List the user's open sessions, the current one first.",
    answer: succeeded(z.array(sessionEntrySchema)),
    errors: signedOut,
  }),
  endSession: defineRoute('endSession', {
    summary: "End one of the user's sessions. Ending the current one logs out.",
    params: z.object({ id: z.string() }),
    answer: succeeded(z.null()),
    errors: { ...signedOut, 404: 'No open session of the user has this id.' },
  }),
  endOtherSessions: defineRoute('endOtherSessions', {
    summary: "End all of the user's sessions except the current one.",
    answer: succeeded(
      z.object({ count: z.number().int().meta({ description: 'Number of sessions ended.' }) }),
    ),
    errors: signedOut,
  }),
};
