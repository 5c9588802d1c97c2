import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findPartyJson, seenEnquiries } from './enquiryQueries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The other side of one of the user's enquiries; throws if they are on neither side. */
export const getParty = defineVerb(signedIn, async ({ db, session }, { id }: RouteInput<'getParty'>) => {
  const seen = { ...seenEnquiries, firstParameter: 3 };
  const party = uuid.test(id)
    ? await findPartyJson(db, { id, userId: session.user_id }, compilePermission(session, seen))
    : null;
  if (party === null) throw new HttpError('not-found');
  return new JsonText(party);
});
