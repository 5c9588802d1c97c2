import type { InTransaction } from '../calling/Context.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { elevateSession } from '../sessions/session.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { takeUpInvitation } from './takeUpInvitation.ts';

/**
 * Takes up an invitation for somebody who has signed up. Returns the new secret of a session that acted for no corporate and
 * acts for the joined one from then on; null where it goes on as it was.
 */
export async function joinByInvitation(
  { db: tx, now, realNow }: InTransaction,
  row: InvitationRow,
  session: SessionRow,
): Promise<string | null> {
  const joined = await takeUpInvitation(tx, row, session, now);
  return joined !== null && session.corporate_id === null
    ? elevateSession(tx, session, joined, realNow)
    : null;
}
