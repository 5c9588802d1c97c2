import { z } from 'zod';
import { succeeded } from './defineRoute.ts';
import { id, offerTermsSchema, rentalStates, rentalTransitionNames } from './rentalTerms.ts';
import { versionSchema } from './version.ts';

/** The rental of a call. */
export const params = z.object({ id });
/** What a step of a rental is answered. */
export const movedSchema = z.object({
  state: z.enum(rentalStates),
  version: versionSchema,
  may: z.array(z.enum(rentalTransitionNames)),
});
/** The same, in its envelope. */
const moved = succeeded(movedSchema);
/** Errors of calls about a rental. */
export const errors = {
  400: 'Invalid request body, or the idempotency key is missing.',
  401: 'Not signed in.',
  404: 'They are no party of a rental of this id.',
};
/** Errors of its steps. */
export const moveErrors = {
  ...errors,
  403: 'Their part in it does not allow this.',
  409: 'The version is stale, it is not open now, the law forbids the terms, or the home is taken. `fields` names it: `version`, `transition`, `terms` or `part`.',
};
/** What all steps of a rental have. */
export const transition = {
  params,
  idempotencyKey: 'required',
  answer: moved,
  errors: moveErrors,
} as const;
/** The version that a step was decided on. */
export const version = z.object({ version: versionSchema });
/** A step with terms. */
export const terms = version.extend({ terms: offerTermsSchema });
