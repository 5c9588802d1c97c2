import type { InvitationEntry } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeEntry } from './InvitationRow.ts';
import { invitationColumns, listInvitationRows } from './queries.ts';

/** The invitations of the current corporate, for administrators, and those the user made for listings. */
export const listInvitations = defineVerb(
  signedIn,
  async ({ db, session, now }): Promise<InvitationEntry[]> => {
    const seen = { action: 'read', subject: 'Invitation', columns: invitationColumns } as const;
    const rows = await listInvitationRows(db, compilePermission(session, seen));
    return rows.map((row) => describeEntry(row, now));
  },
);
