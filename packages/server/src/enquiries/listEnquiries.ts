import { defineVerb } from '../calling/defineVerb.ts';
import { JsonText } from '../calling/JsonText.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { selectEnquiriesJson } from './queries.ts';

/** What whoever is signed in asked, and was asked. */
export const listEnquiries = defineVerb(
  signedIn,
  async ({ db, session }) => new JsonText(await selectEnquiriesJson(db, session.user_id)),
);
