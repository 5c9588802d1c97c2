import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { endInvitation, findInvitationById, findManaged } from './queries.ts';
import { refuseEnded } from './refuseEnded.ts';

/** Withdraws an invitation somebody manages; throws when they manage none of this id, or it does not wait any more. */
export async function withdrawInvitation(
  db: Database,
  id: string,
  { user_id: userId }: SessionRow,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findManaged(tx, id, userId);
    if (!row) throw new RefusedError('not-found');
    if (!(await endInvitation(tx, 'withdrawn_at', row.id, now)))
      throw refuseEnded((await findInvitationById(tx, row.id)) ?? row, now);
    await recordAudit(tx, { userId, action: 'invitation-withdrawn', details: { invitation: row.id } }, now);
  });
}
