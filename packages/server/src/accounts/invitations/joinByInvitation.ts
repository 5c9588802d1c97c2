import type { InTransaction } from '../../platform/calling/Context.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import { elevateSession } from '../../platform/sessions/session.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { redeemInvitation } from './redeemInvitation.ts';

/**
 * Accepts an invitation for a signed-up user. If the session acted for no corporate, it now acts for the joined one, and its new secret is
 * returned; else null.
 */
export async function joinByInvitation(
  { db: tx, now, realNow }: InTransaction,
  row: InvitationRow,
  session: SessionRow,
): Promise<string | null> {
  const joined = await redeemInvitation(tx, row, session, now);
  return joined !== null && session.corporate_id === null
    ? elevateSession(tx, session, joined, realNow)
    : null;
}
