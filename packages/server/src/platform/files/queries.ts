import type { StoredFile } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { FileType } from './content/sniffType.ts';

/** Storage used by a user. */
export interface FileUse {
  count: number;
  bytes: number;
}

/** Storage used by a user; locks their uploads until the transaction ends. */
export async function lockFileUse(tx: Queryable, userId: string): Promise<FileUse> {
  await tx.query('select from users where id = $1 for no key update', [userId]);
  const { rows } = await tx.query<{ count: number; bytes: string }>(
    `select count(*)::int as count, coalesce(sum(byte_length), 0) as bytes from files
      where user_id = $1 and state <> 'refused'`,
    [userId],
  );
  return { count: rows[0]?.count ?? 0, bytes: Number(rows[0]?.bytes ?? 0) };
}

/** A new file. */
export interface NewFile {
  /** Null for a paper of ours, which belongs to whatever refers to it. */
  userId: string | null;
  contentType: FileType;
  blobId: string;
  byteLength: number;
  /** Whether it must be scanned before it can be downloaded. */
  isChecked: boolean;
  now: Date;
}

/** Inserts a file; store its blob in the same transaction first. */
export async function insertFile(tx: Queryable, file: NewFile): Promise<StoredFile> {
  const { userId, contentType, blobId, byteLength, isChecked, now } = file;
  const { rows } = await tx.query<StoredFile>(
    `insert into files (user_id, content_type, sha256, blob_id, byte_length, state, created_at, check_due_at)
      values ($1, $2, $3, $3, $4, case when $5 then 'checking' else 'ready' end, $6, case when $5 then $6::timestamptz end)
      returning id, sha256, state`,
    [userId, contentType, blobId, byteLength, isChecked, now],
  );
  const [row] = rows;
  if (!row) throw new Error('A file was not inserted.');
  return row;
}

/** A file pending a scan. */
export interface CheckedFileRow {
  id: string;
  user_id: string;
  blob_id: string;
  check_attempts: number;
}

/** Claims the file that has waited longest for a scan, by postponing its next attempt. */
export async function claimFileToCheck(
  db: Queryable,
  now: Date,
  leaseUntil: Date,
): Promise<CheckedFileRow | null> {
  const { rows } = await db.query<CheckedFileRow>(
    `update files set check_due_at = $2, check_attempts = check_attempts + 1
      where id = (select id from files where state = 'checking' and check_due_at <= $1
        order by check_due_at, id limit 1 for update skip locked)
      returning id, user_id, blob_id, check_attempts`,
    [now, leaseUntil],
  );
  return rows[0] ?? null;
}

/** Records the result of a scan; false if the file was deleted or already has a result. Deletes the bytes of a rejected file. */
export async function judgeFile(tx: Queryable, id: string, state: 'ready' | 'refused'): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update files set state = $2, check_due_at = null, blob_id = case when $2 = 'ready' then blob_id end
      where id = $1 and state = 'checking'`,
    [id, state],
  );
  return rowCount > 0;
}

/** Sets when a file is scanned again. */
export async function postponeCheck(db: Queryable, id: string, dueAt: Date): Promise<void> {
  await db.query(`update files set check_due_at = $2 where id = $1 and state = 'checking'`, [id, dueAt]);
}
