import { z } from 'zod';
import { versionSchema } from './version.ts';

/** What somebody is in a corporate. */
export const corporateRoles = ['administrator', 'member'] as const;

/** What somebody is in a corporate. */
export type CorporateRole = (typeof corporateRoles)[number];

/** A corporate as somebody who belongs to it sees it. */
export const corporateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(corporateRoles),
    isCurrent: z.boolean().meta({ description: 'True for the one the session acts for.' }),
    isVerified: z.boolean().meta({
      description:
        'Whether it was confirmed that its entity number is theirs. Until then nothing is published or sent in its name.',
    }),
  })
  .meta({ id: 'Corporate', description: 'A corporate as somebody who belongs to it sees it.' });

/** A corporate as somebody who belongs to it sees it. */
export type Corporate = z.output<typeof corporateSchema>;

/** A corporate that waits to be verified. */
export const unverifiedCorporateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    entityId: z.string().meta({ description: 'The entity number (UEN) that was typed.' }),
    createdAt: z.iso.datetime(),
    claims: z.number().int().positive().meta({ description: 'How many corporates claim the number.' }),
  })
  .meta({ id: 'UnverifiedCorporate', description: 'A corporate that waits to be verified.' });

/** A corporate that waits to be verified. */
export type UnverifiedCorporate = z.output<typeof unverifiedCorporateSchema>;

/** Somebody who belongs to a corporate. */
export const memberSchema = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable().meta({ description: 'For administrators only.' }),
    role: z.enum(corporateRoles),
    organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
    joinedAt: z.iso.datetime(),
    isSelf: z.boolean(),
    version: versionSchema,
  })
  .meta({ id: 'Member', description: 'Somebody who belongs to a corporate.' });

/** Somebody who belongs to a corporate. */
export type Member = z.output<typeof memberSchema>;

/** An organisation below a corporate, with who is in it. */
export const organisationSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    isClosed: z.boolean().meta({ description: 'A closed one takes nobody in; who was in it stays known.' }),
    members: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
    version: versionSchema,
  })
  .meta({ id: 'Organisation', description: 'An organisation below a corporate, with who is in it.' });

/** An organisation below a corporate, with who is in it. */
export type Organisation = z.output<typeof organisationSchema>;
