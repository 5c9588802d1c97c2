import { defineVerb } from '../calling/defineVerb.ts';
import { JsonText } from '../calling/JsonText.ts';
import { compilePermission } from '../permissions/compilePermission.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { seenEnquiries, selectEnquiriesJson } from './queries.ts';

/** The enquiries the user sent and received. */
export const listEnquiries = defineVerb(signedIn, async ({ db, session }) => {
  const seen = { ...seenEnquiries, firstParameter: 2 };
  return new JsonText(await selectEnquiriesJson(db, session.user_id, compilePermission(session, seen)));
});
