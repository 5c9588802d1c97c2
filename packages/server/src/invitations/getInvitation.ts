import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { hashGuid } from './invitationSecrets.ts';
import { findInvitationByHash } from './queries.ts';

/** The invitation of a link; throws when there is none. */
export async function getInvitation(db: Queryable, guid: string): Promise<InvitationRow> {
  const hash = hashGuid(guid);
  const row = hash === null ? null : await findInvitationByHash(db, 'guid_hash', hash);
  if (!row) throw new RefusedError('not-found');
  return row;
}
