import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { describeInvitation, type InvitationRow } from './InvitationRow.ts';
import { hashGuid } from './invitationSecrets.ts';
import { findInvitationByHash } from './queries.ts';

/** The invitation of a link; throws if there is none. */
export async function getInvitationRow(db: Queryable, guid: string): Promise<InvitationRow> {
  const hash = hashGuid(guid);
  const row = hash === null ? null : await findInvitationByHash(db, 'guid_hash', hash);
  if (!row) throw new HttpError('not-found');
  return row;
}

/** The invitation of a link, for anyone with the link. */
export const getInvitation = defineVerb(
  anyoneKnown,
  async ({ db, session, now }, { guid }: RouteInput<'getInvitation'>) =>
    describeInvitation(await getInvitationRow(db, guid), session?.user_id ?? null, now),
);
