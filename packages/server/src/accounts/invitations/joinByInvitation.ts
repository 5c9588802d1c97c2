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
  ctx: InTransaction,
  row: InvitationRow,
  session: SessionRow,
): Promise<string | null> {
  const { db: tx, realNow } = ctx;
  const joined = await redeemInvitation(ctx, row, session);
  return joined !== null && session.corporate_id === null
    ? elevateSession(tx, session, joined, realNow)
    : null;
}
