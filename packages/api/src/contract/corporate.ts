import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { versionSchema } from './version.ts';

/** A member's role in a corporate. */
export const corporateRoles = ['administrator', 'member'] as const;

/** A member's role in a corporate. */
export type CorporateRole = (typeof corporateRoles)[number];

/** A corporate, as its members see it. */
export const corporateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(corporateRoles),
    isCurrent: z.boolean().meta({ description: 'Whether the session acts for this corporate.' }),
    isVerified: z.boolean().meta({
      description:
        'Whether its entity number (UEN) was confirmed. Until then, nothing is published or sent in its name.',
    }),
  })
  .meta({ id: 'Corporate', description: 'A corporate, as its members see it.' });

/** A corporate, as its members see it. */
export type Corporate = z.output<typeof corporateSchema>;

/** A corporate that is not verified yet. */
export const unverifiedCorporateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    entityId: z.string().meta({ description: 'The entity number (UEN) entered at sign-up.' }),
    createdAt: z.iso.datetime(),
    claims: z
      .number()
      .int()
      .positive()
      .meta({ description: 'Number of corporates that claim this entity number.' }),
  })
  .meta({ id: 'UnverifiedCorporate', description: 'A corporate that is not verified yet.' });

/** A corporate that is not verified yet. */
export type UnverifiedCorporate = z.output<typeof unverifiedCorporateSchema>;

/** A member of a corporate. */
export const memberSchema = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable().meta({ description: 'Shown to administrators only.' }),
    role: z.enum(corporateRoles),
    organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
    joinedAt: z.iso.datetime(),
    isSelf: z.boolean(),
    version: versionSchema,
  })
  .meta({ id: 'Member', description: 'A member of a corporate.' });

/** A member of a corporate. */
export type Member = z.output<typeof memberSchema>;

/** An organisation of a corporate, with its members. */
export const organisationSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    isClosed: z
      .boolean()
      .meta({ description: 'A closed organisation keeps its members but accepts no new ones.' }),
    members: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
    version: versionSchema,
  })
  .meta({ id: 'Organisation', description: 'An organisation of a corporate, with its members.' });

/** An organisation of a corporate, with its members. */
export type Organisation = z.output<typeof organisationSchema>;

/** The user's corporates. */
export const corporate = {
  listCorporates: defineRoute('listCorporates', {
    summary: 'List the corporates the user belongs to, sorted by name.',
    answer: succeeded(z.array(corporateSchema)),
    errors: { 401: 'Not signed in.' },
  }),
};
