import { defineVerb } from '../calling/defineVerb.ts';
import { JsonText } from '../calling/JsonText.ts';
import { compilePermission } from '../permissions/compilePermission.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { seenEnquiries, selectEnquiriesJson } from './queries.ts';

/** The enquiries the user sent, and those they and their current corporate received. */
export const listEnquiries = defineVerb(signedIn, async ({ db, session }) => {
  const seen = { ...seenEnquiries, firstParameter: 3 };
  const asker = { userId: session.user_id, corporateId: session.corporate_id };
  return new JsonText(await selectEnquiriesJson(db, asker, compilePermission(session, seen)));
});
