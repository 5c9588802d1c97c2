import { z } from 'zod';
import { corporateSchema } from './corporate.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { line } from './text.ts';
import { versionSchema } from './version.ts';

/** Who is asking: the answer of control. */
export const controlSchema = z
  .object({
    isAuthenticated: z.boolean(),
    isValid: z.boolean(),
    user: z.object({ userTypes: z.array(z.string()), cid: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'Control', description: 'Who is asking. `cid` is the corporate the session acts for.' });

/** Who is asking, in the words of the product's specification. */
export const controlRoute = defineRoute('control', {
  summary: 'Who is asking: signed in or not, and whether sign-up is complete.',
  answer: controlSchema,
});

/** The signed-in user. */
export const userSchema = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    entityId: z.string().nullable().meta({
      description: 'Entity id (UEN) of the corporate the session acts for; null where it acts for none.',
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
  .meta({ id: 'User', description: 'The signed-in user. `cid` is the corporate the session acts for.' });

/** The signed-in user. */
export type User = z.output<typeof userSchema>;

/** Reads the signed-in user. */
export const getUserRoute = defineRoute('getUser', {
  summary: 'The signed-in user.',
  answer: succeeded(userSchema),
  errors: { 401: 'Nobody is signed in.' },
});

/** Which fields of the profile are still empty. */
export const missingRoute = defineRoute('missing', {
  summary: 'Which fields of the profile are still empty.',
  answer: succeeded(z.object({ emptyKeys: z.array(z.string()) })),
  errors: { 401: 'Nobody is signed in.' },
});

/** Fields of a profile that their owner may fill in; only those that are still empty. */
export const profileFieldsSchema = z.object({
  name: line(200).optional(),
  email: z.email('should look like name@mail.example').max(254, 'is longer than 254 characters').optional(),
  residentialStatus: z.enum(['C', 'P', 'A'], 'should be C, P or A').optional(),
  passType: line(60).optional().meta({ description: 'The pass of somebody with the status A.' }),
});

/** Fields of a profile that their owner may fill in. */
export type ProfileFields = z.output<typeof profileFieldsSchema>;

/** Fills in what is still empty in the profile. */
export const fillProfileRoute = defineRoute('fillProfile', {
  summary: 'Fill in what is still empty in the profile of whoever is signed in.',
  body: profileFieldsSchema,
  answer: succeeded(z.object({ emptyKeys: z.array(z.string()) })),
  errors: { 400: 'A field is wrong, or was filled in before.', 401: 'Nobody is signed in.' },
});

/** One rule of what a user may do, in the format of CASL. */
export const permissionRuleSchema = z
  .object({
    action: z.union([z.string(), z.array(z.string())]),
    subject: z.union([z.string(), z.array(z.string())]),
    conditions: z.record(z.string(), z.unknown()).optional(),
    fields: z.array(z.string()).optional(),
    inverted: z.boolean().optional(),
    reason: z.string().optional(),
  })
  .meta({ id: 'PermissionRule', description: 'One rule of what a user may do, in the format of CASL.' });

/** One rule of what a user may do. */
export type PermissionRule = z.output<typeof permissionRuleSchema>;

/** What whoever asks may do. */
export const permissionsRoute = defineRoute('permissions', {
  summary: 'What whoever asks may do, as a list of rules.',
  answer: succeeded(z.array(permissionRuleSchema)),
});

/** A session as its owner sees it. */
export const sessionEntrySchema = z
  .object({
    id: z.uuid().meta({ description: 'Names it to end it; opens nothing.' }),
    browser: z.string().meta({ description: 'Family of the browser, such as Firefox.' }),
    system: z.string().meta({ description: 'Family of the system it runs on, such as Windows.' }),
    startedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    isCurrent: z.boolean().meta({ description: 'True for the one that asks.' }),
  })
  .meta({ id: 'SessionEntry', description: 'A session as its owner sees it.' });

/** A session as its owner sees it. */
export type SessionEntry = z.output<typeof sessionEntrySchema>;

const signedOut = { 401: 'Nobody is signed in.' };

/** The open sessions of whoever is signed in. */
export const listSessionsRoute = defineRoute('listSessions', {
  summary: 'The open sessions of whoever is signed in, the one that asks first.',
  answer: succeeded(z.array(sessionEntrySchema)),
  errors: signedOut,
});

/** Ends one session. */
export const endSessionRoute = defineRoute('endSession', {
  summary: 'End one session of whoever is signed in. The one that asks is logged out.',
  params: z.object({ id: z.string() }),
  answer: succeeded(z.null()),
  errors: { ...signedOut, 404: 'No open session of theirs has this id.' },
});

/** Ends every other session. */
export const endOtherSessionsRoute = defineRoute('endOtherSessions', {
  summary: 'End every session of whoever is signed in but the one that asks.',
  answer: succeeded(z.object({ count: z.number().int().meta({ description: 'How many were open.' }) })),
  errors: signedOut,
});
