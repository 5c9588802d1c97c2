import type { SignUpDraft } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** What a draft is changed by; what is left out stays. */
export interface DraftChanges {
  userType?: number | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
}

/** The draft of an id that has not ended at `now`, or null. */
export async function findDraftRow(db: Queryable, id: string, now: Date): Promise<SignUpDraft | null> {
  const { rows } = await db.query<SignUpDraft>(
    `select user_type as "userType", fields from sign_up_drafts where id = $1 and expires_at > $2`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Changes a draft; false when there is none of this id any more. */
export async function updateDraft(
  db: Queryable,
  id: string,
  { userType, fields = {} }: DraftChanges,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update sign_up_drafts set user_type = coalesce($2, user_type), fields = fields || $3::jsonb, expires_at = $5
      where id = $1 and expires_at > $4`,
    [id, userType ?? null, JSON.stringify(fields), now, expiresAt],
  );
  return rowCount > 0;
}

/** Inserts a draft. */
export async function insertDraft(
  db: Queryable,
  id: string,
  { userType, fields = {} }: DraftChanges,
  expiresAt: Date,
): Promise<void> {
  await db.query(
    'insert into sign_up_drafts (id, user_type, fields, expires_at) values ($1, $2, $3::jsonb, $4)',
    [id, userType ?? null, JSON.stringify(fields), expiresAt],
  );
}

/** Forgets a draft. */
export async function deleteDraftRow(db: Queryable, id: string): Promise<void> {
  await db.query('delete from sign_up_drafts where id = $1', [id]);
}
