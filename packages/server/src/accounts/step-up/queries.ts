import type { ProfileChanges } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** Purpose of a code. */
export type StepUpPurpose = 'step-up' | 'phone' | 'email';

/** A code for a signed-in user, as stored. */
export interface StepUpRow {
  address: string;
  prefix: string;
  code_hash: string;
  tries: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

const columns = 'address, prefix, code_hash, tries, created_at, expires_at, used_at';

/** Stores a code; replaces the user's earlier one for the same purpose. */
export async function putStepUp(
  db: Queryable,
  stepUp: {
    id: string;
    userId: string;
    purpose: StepUpPurpose;
    address: string;
    prefix: string;
    codeHash: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.query(
    `insert into proofs (id, user_id, purpose, address, prefix, code_hash, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (user_id, purpose) do update set id = excluded.id, address = excluded.address, prefix = excluded.prefix,
        code_hash = excluded.code_hash, tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at,
        used_at = null`,
    [
      stepUp.id,
      stepUp.userId,
      stepUp.purpose,
      stepUp.address,
      stepUp.prefix,
      stepUp.codeHash,
      stepUp.createdAt,
      stepUp.expiresAt,
    ],
  );
}

/** Codes by id. */
export async function findStepUps(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StepUpRow>> {
  const { rows } = await db.query<StepUpRow & { id: string }>(
    `select id, ${columns} from proofs where id = any($1::text[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts an attempt before the code is compared, so that parallel attempts all count; returns the updated code. */
export async function countStepUpTry(db: Queryable, id: string): Promise<StepUpRow | null> {
  const { rows } = await db.query<StepUpRow>(
    `update proofs set tries = tries + 1 where id = $1 returning ${columns}`,
    [id],
  );
  return rows[0] ?? null;
}

/** Marks a code as used; false if another request did first. */
export async function spendStepUp(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query('update proofs set used_at = $2 where id = $1 and used_at is null', [
    id,
    now,
  ]);
  return rowCount > 0;
}

/** Whether another user has this number. */
export async function isNumberTaken(db: Queryable, userId: string, phoneNumber: string): Promise<boolean> {
  const { rowCount } = await db.query('select from users where phone_number = $1 and id <> $2', [
    phoneNumber,
    userId,
  ]);
  return rowCount > 0;
}

/** Sets a user's number; false if another user has it. */
export async function replacePhone(tx: Queryable, userId: string, phoneNumber: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update users set phone_number = $2 where id = $1
      and not exists (select from users other where other.phone_number = $2 and other.id <> $1)`,
    [userId, phoneNumber],
  );
  return rowCount > 0;
}

/** Sets a user's confirmed email address. */
export async function replaceEmail(tx: Queryable, userId: string, email: string): Promise<void> {
  await tx.query('update users set email = $2, proven_email = $2 where id = $1', [userId, email]);
}

/** Updates the given profile fields; a null pass type clears it. */
export async function updateProfileRow(tx: Queryable, userId: string, given: ProfileChanges): Promise<void> {
  await tx.query(
    `update users set name = coalesce($2, name), residential_status = coalesce($3, residential_status),
        pass_type = case when $4 then $5 else pass_type end
      where id = $1`,
    [
      userId,
      given.name ?? null,
      given.residentialStatus ?? null,
      given.passType !== undefined,
      given.passType ?? null,
    ],
  );
}
