import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listSavedSearchRows } from './queries.ts';

/** The user's saved searches. */
export const listSavedSearches = defineVerb(signedIn, ({ db, session }) =>
  listSavedSearchRows(db, session.user_id),
);
