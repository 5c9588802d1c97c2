import type { CorporateRole } from '@sewa/api/client';
import type { CompiledRules, RuleColumn } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';

/** Records that a user acts for a corporate from now on; false if they aren't a member. */
export async function markUsed(
  tx: Queryable,
  { userId, corporateId, now }: { userId: string; corporateId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update memberships set last_used_at = $3 where corporate_id = $1 and user_id = $2',
    [corporateId, userId, now],
  );
  return rowCount > 0;
}

/** The corporate of an open session, with its name; null if the session isn't open. */
export async function findActedFor(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<{ id: string | null; name: string | null } | null> {
  const { rows } = await db.query<{ id: string | null; name: string | null }>({
    name: 'find-corporate-of-session',
    text: `select c.id, c.name from sessions s left join corporates c on c.id = s.corporate_id
      where s.id = $1 and s.expires_at > $2`,
    values: [sessionId, now],
  });
  return rows[0] ?? null;
}

/** Locks a corporate until the transaction ends; returns the user's role in it, or null if they left. */
export async function lockRole(
  tx: Queryable,
  corporateId: string,
  userId: string,
): Promise<{ corporate_role: CorporateRole; is_operator: boolean } | null> {
  await tx.query('select from corporates where id = $1 for no key update', [corporateId]);
  const { rows } = await tx.query<{ corporate_role: CorporateRole; is_operator: boolean }>(
    `select m.role as corporate_role, c.operator_since is not null as is_operator
      from memberships m join corporates c on c.id = m.corporate_id where m.corporate_id = $1 and m.user_id = $2`,
    [corporateId, userId],
  );
  return rows[0] ?? null;
}

/** A membership, as stored. */
export interface MemberRow {
  id: string;
  name: string | null;
  email: string | null;
  role: CorporateRole;
  organisation_id: string | null;
  organisation_name: string | null;
  version: number;
  created_at: Date;
}

/** Columns that permission rules about members can use. */
export const memberColumns = {
  corporateId: { sql: 'm.corporate_id', type: 'text' },
} as const satisfies Record<string, RuleColumn>;

/** The members that the permission rules allow, sorted by name. */
export async function listMemberRows(db: Queryable, { text, values }: CompiledRules): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(
    `select u.id, u.name, u.email, m.role, m.organisation_id, o.name as organisation_name, m.version, m.created_at
      from memberships m join users u on u.id = m.user_id
        left join organisations o on o.id = m.organisation_id and o.corporate_id = m.corporate_id
      where ${text} order by lower(u.name) nulls last, u.id`,
    [...values],
  );
  return rows;
}

/** A user's membership in a corporate, or null. */
export async function findMember(
  tx: Queryable,
  corporateId: string,
  userId: string,
): Promise<{ version: number } | null> {
  const { rows } = await tx.query<{ version: number }>(
    'select version from memberships where corporate_id = $1 and user_id = $2',
    [corporateId, userId],
  );
  return rows[0] ?? null;
}

/** Updates a membership; undefined fields stay unchanged. */
export async function updateMember(
  tx: Queryable,
  member: {
    corporateId: string;
    userId: string;
    role?: CorporateRole | undefined;
    organisationId?: string | null | undefined;
  },
): Promise<void> {
  const { corporateId, userId, role, organisationId } = member;
  await tx.query(
    `update memberships set role = coalesce($3, role),
        organisation_id = case when $4::boolean then $5 else organisation_id end
      where corporate_id = $1 and user_id = $2`,
    [corporateId, userId, role ?? null, organisationId !== undefined, organisationId ?? null],
  );
}

/** Deletes a membership. */
export async function deleteMember(tx: Queryable, corporateId: string, userId: string): Promise<void> {
  await tx.query('delete from memberships where corporate_id = $1 and user_id = $2', [corporateId, userId]);
}

/** One organisation of a corporate, or null. */
export async function findOrganisation(
  tx: Queryable,
  corporateId: string,
  id: string,
): Promise<{ id: string; name: string; isClosed: boolean; version: number } | null> {
  const { rows } = await tx.query<{ id: string; name: string; isClosed: boolean; version: number }>(
    `select id, name, closed_at is not null as "isClosed", version from organisations where corporate_id = $1 and id = $2`,
    [corporateId, id],
  );
  return rows[0] ?? null;
}

/** Ids of the administrators of a corporate. */
export async function listAdministrators(tx: Queryable, corporateId: string): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select user_id from memberships where corporate_id = $1 and role = 'administrator' order by user_id`,
    [corporateId],
  );
  return rows.map(({ user_id }) => user_id);
}
