import type { InvitationEntry } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { describeEntry } from './InvitationRow.ts';
import { listInvitationRows } from './queries.ts';

/** The invitations of the corporate a session acts for, for its administrators, and those its user made for listings. */
export const listInvitations = defineVerb(
  signedIn,
  async ({ db, session, now }): Promise<InvitationEntry[]> => {
    const { user_id: userId, corporate_id: corporateId } = session;
    const rows = await listInvitationRows(db, { userId, corporateId });
    return rows.map((row) => describeEntry(row, now));
  },
);
