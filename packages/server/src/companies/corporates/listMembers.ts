import type { Member } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listMemberRows, memberColumns } from './queries.ts';

/** The members of the current corporate that the user may see; email addresses only for administrators. */
export const listMembers = defineVerb(signedIn, async ({ db, session }): Promise<Member[]> => {
  const seen = { action: 'read', subject: 'Member', columns: memberColumns } as const;
  const rows = await listMemberRows(db, compilePermission(session, seen));
  const isAdministrator = session.corporate_role === 'administrator';
  return rows.map(({ id, name, email, role, organisation_id, organisation_name, version, created_at }) => ({
    id,
    name,
    email: isAdministrator ? email : null,
    role,
    organisation: organisation_id === null ? null : { id: organisation_id, name: organisation_name ?? '' },
    joinedAt: created_at.toISOString(),
    isSelf: id === session.user_id,
    version,
  }));
});
