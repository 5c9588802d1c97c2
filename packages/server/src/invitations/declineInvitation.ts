import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { getInvitation } from './getInvitation.ts';
import { endInvitation, findInvitationById } from './queries.ts';
import { refuseEnded } from './refuseEnded.ts';

/** Declines the invitation of a link; whoever is signed in does it under their name. Throws when it does not wait. */
export async function declineInvitation(
  db: Database,
  guid: string,
  session: SessionRow | null,
  now: Date,
): Promise<void> {
  const row = await getInvitation(db, guid);
  await db.transaction(async (tx) => {
    if (!(await endInvitation(tx, 'declined_at', row.id, now)))
      throw refuseEnded((await findInvitationById(tx, row.id)) ?? row, now);
    if (!session) return;
    const deed = {
      userId: session.user_id,
      action: 'invitation-declined',
      details: { invitation: row.id },
    } as const;
    await recordAudit(tx, deed, now);
  });
}
