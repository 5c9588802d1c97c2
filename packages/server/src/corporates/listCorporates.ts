import { defineVerb } from '../calling/defineVerb.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { listCorporateRows } from './queries.ts';

/** The corporates whoever is signed in belongs to, by name. */
export const listCorporates = defineVerb(signedIn, ({ db, session }) =>
  listCorporateRows(db, session.user_id, session.corporate_id),
);
