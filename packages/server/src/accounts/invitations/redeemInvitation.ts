import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { findInvitationById, insertMembership, spendInvitation } from './queries.ts';
import { refuseEnded } from './refuseEnded.ts';

/**
 * Accepts an invitation exactly once and applies its effect, in the caller's transaction. Returns the joined corporate, or null.
 * Idempotent for the user who accepted it; throws for everyone else.
 */
export async function redeemInvitation(
  ctx: InTransaction,
  row: InvitationRow,
  { user_id: userId }: Pick<SessionRow, 'user_id'>,
): Promise<string | null> {
  const { db: tx, now } = ctx;
  if (!(await spendInvitation(tx, { id: row.id, userId, now }))) {
    const found = (await findInvitationById(tx, row.id)) ?? row;
    if (found.accepted_by === userId) return null;
    throw refuseEnded(found, now);
  }
  await settleNotices(tx, 'invitation', row.id);
  const { corporate_id: corporateId, role, organisation_id: organisationId } = row;
  const isJoined = corporateId !== null && role !== null;
  if (isJoined) await insertMembership(tx, { corporateId, userId, role, organisationId, now });
  if (row.rental_process_id !== null) await ctx.joinRental(ctx, row, userId);
  await recordAudit(tx, { userId, action: 'invitation-accepted', details: { invitation: row.id } }, now);
  return isJoined ? corporateId : null;
}
