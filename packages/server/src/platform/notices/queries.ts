import type { Notice, NoticeKind } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../database/database.ts';
import type { PermittedRows } from '../permissions/compilePermission.ts';
import type { NewNotice } from './NewNotice.ts';

/** Notices that a user can see: their own, and those of the current corporate for their role. */
export const seenNotices = {
  action: 'read',
  subject: 'Notice',
  columns: {
    userId: { sql: 'n.user_id', type: 'text' },
    corporateId: { sql: 'n.corporate_id', type: 'text' },
    audience: { sql: 'n.audience', type: 'text' },
  },
} as const satisfies PermittedRows;

/** Inserts a notice, unless the recipient has it already. */
export async function insertNotice(
  tx: Queryable,
  { to, kind, about, path, due, endsWhenDue = false }: NewNotice,
  now: Date,
): Promise<void> {
  const [userId, corporateId, audience] =
    'userId' in to ? [to.userId, null, 'everybody'] : [null, to.corporateId, to.audience];
  await tx.query({
    name: 'insert-notice',
    text: `insert into notices (user_id, corporate_id, audience, kind, about, path, due_at, ends_when_due, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    values: [userId, corporateId, audience, kind, about, path, due ?? null, endsWhenDue, now],
  });
}

/** Deletes the notices of some kinds about some things. */
export async function deleteNotices(
  tx: Queryable,
  kinds: readonly NoticeKind[],
  about: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'delete-notices',
    text: 'delete from notices where kind = any($1::text[]) and about = any($2::text[])',
    values: [kinds, about],
  });
}

/** Deletes a user's notices of a kind. */
export async function deleteNoticesOf(tx: Queryable, userId: string, kind: NoticeKind): Promise<void> {
  await tx.query('delete from notices where user_id = $1 and kind = $2', [userId, kind]);
}

/** A notice with what it is about. */
interface NoticeRow {
  id: string;
  user_id: string | null;
  corporate_id: string | null;
  kind: NoticeKind;
  about: string;
  path: string;
  due_at: Date | null;
  created_at: Date;
  seen_at: Date | null;
}

/** Notices that the permission rules, whose parameters start at $2, allow: soonest due date first, then newest. */
export async function listNoticeRows(
  db: Queryable,
  { text, values }: CompiledRules,
  now: Date,
): Promise<NoticeRow[]> {
  const { rows } = await db.query<NoticeRow>(
    `select n.id, n.user_id, n.corporate_id, n.kind, n.about, n.path, n.due_at, n.created_at, n.seen_at from notices n
      where not (n.ends_when_due and n.due_at <= $1) and ${text}
      order by n.due_at nulls last, n.created_at desc, n.id limit 200`,
    [now, ...values],
  );
  return rows;
}

/** Records when a notice was first seen; false if the permission rules, whose parameters start at $3, hide it. */
export async function updateSeen(
  db: Queryable,
  id: string,
  { text, values }: CompiledRules,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update notices n set seen_at = coalesce(n.seen_at, $2) where n.id::text = $1 and ${text}`,
    [id, now, ...values],
  );
  return rowCount > 0;
}

/** A notice, for its recipient. */
export const describeNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  path: row.path,
  due: row.due_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  isSeen: row.seen_at !== null,
  corporateId: row.corporate_id,
});
