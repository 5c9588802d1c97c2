import { z } from 'zod';
import { organisationSchema } from './corporate.ts';
import { defineRoute, succeeded } from './defineRoute.ts';
import { line } from './text.ts';
import { meantVersionSchema, stale } from './version.ts';

const signedOut = { 401: 'Not signed in.' };
const rejected = {
  ...signedOut,
  400: 'The name is empty, too long, or used by another open organisation.',
  403: 'Only an administrator of the current corporate can do this.',
};

const nameSchema = line(120);

/** A new organisation. */
export const organisationDraftSchema = z.object({ name: nameSchema });

/** Changes to an organisation. Omitted fields stay unchanged. */
export const organisationChangesSchema = z.object({
  name: nameSchema.optional(),
  isClosed: z.boolean().optional(),
  version: meantVersionSchema,
});

/** Changes to an organisation. */
export type OrganisationChanges = z.output<typeof organisationChangesSchema>;

/** Organisations of the current corporate. */
export const organisations = {
  listOrganisations: defineRoute('listOrganisations', {
    summary:
      'List the organisations of the current corporate: open ones first, sorted by name. Empty if there is none.',
    answer: succeeded(z.array(organisationSchema)),
    errors: signedOut,
  }),
  addOrganisation: defineRoute('addOrganisation', {
    summary: 'Add an organisation to the current corporate.',
    body: organisationDraftSchema,
    answer: succeeded(organisationSchema),
    errors: rejected,
  }),
  changeOrganisation: defineRoute('changeOrganisation', {
    summary: 'Rename, close or reopen an organisation.',
    params: z.object({ id: z.string() }),
    body: organisationChangesSchema,
    answer: succeeded(z.null()),
    errors: { ...rejected, ...stale, 404: 'No organisation of the corporate has this id.' },
  }),
};
