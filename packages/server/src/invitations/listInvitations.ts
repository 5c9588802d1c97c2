import type { InvitationEntry } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { describeEntry } from './InvitationRow.ts';
import { listInvitationRows } from './queries.ts';

/** The invitations of the corporate a session acts for, for its administrators, and those its user made for listings. */
export async function listInvitations(
  db: Queryable,
  { user_id: userId, corporate_id: corporateId }: SessionRow,
  now: Date,
): Promise<InvitationEntry[]> {
  const rows = await listInvitationRows(db, { userId, corporateId });
  return rows.map((row) => describeEntry(row, now));
}
