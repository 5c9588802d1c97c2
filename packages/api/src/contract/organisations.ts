import { z } from 'zod';
import { organisationSchema } from './corporate.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { line } from './text.ts';
import { meantVersionSchema, stale } from './version.ts';

const signedOut = { 401: 'Nobody is signed in.' };
const rejected = {
  ...signedOut,
  400: 'The name is empty, too long, or that of another open organisation.',
  403: 'Only an administrator of the corporate the session acts for may do this.',
};

/** The organisations below the corporate the session acts for. */
export const listOrganisationsRoute = defineRoute('listOrganisations', {
  summary:
    'The organisations below the corporate the session acts for, open ones first, by name; empty when it acts for none.',
  answer: succeeded(z.array(organisationSchema)),
  errors: signedOut,
});

const nameSchema = line(120);

/** A new organisation. */
export const organisationDraftSchema = z.object({ name: nameSchema });

/** Adds an organisation below the corporate. */
export const addOrganisationRoute = defineRoute('addOrganisation', {
  summary: 'Add an organisation below the corporate the session acts for.',
  body: organisationDraftSchema,
  answer: succeeded(organisationSchema),
  errors: rejected,
});

/** What of an organisation may change; what is left out stays. */
export const organisationChangesSchema = z.object({
  name: nameSchema.optional(),
  isClosed: z.boolean().optional(),
  version: meantVersionSchema,
});

/** What of an organisation may change. */
export type OrganisationChanges = z.output<typeof organisationChangesSchema>;

/** Renames, closes or reopens an organisation. */
export const changeOrganisationRoute = defineRoute('changeOrganisation', {
  summary: 'Rename an organisation, close it or open it again.',
  params: z.object({ id: z.string() }),
  body: organisationChangesSchema,
  answer: succeeded(z.null()),
  errors: { ...rejected, ...stale, 404: 'The corporate has no organisation of this id.' },
});
