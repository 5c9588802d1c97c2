import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { listCorporateRows } from '../../platform/sessions/queries.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';

/** The user's corporates, sorted by name. */
export const listCorporates = defineVerb(signedIn, ({ db, session }) =>
  listCorporateRows(db, session.user_id, session.corporate_id),
);
