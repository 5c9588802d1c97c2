import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { seenEnquiries, selectEnquiriesJson } from './enquiryQueries.ts';

/** The enquiries the user sent, and those they and their current corporate received. */
export const listEnquiries = defineVerb(signedIn, async ({ db, session }) => {
  const seen = { ...seenEnquiries, firstParameter: 3 };
  const asker = { userId: session.user_id, corporateId: session.corporate_id };
  return new JsonText(await selectEnquiriesJson(db, asker, compilePermission(session, seen)));
});
