import type { OneTimeCode } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** A code, as stored. */
export interface CodeRow {
  phone_number: string;
  purpose: OneTimeCode['purpose'];
  prefix: string;
  code_hash: string;
  tries: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Rate limit of one phone number. */
export interface NumberLimit {
  key: string;
  now: Date;
  /** The last request must be before this; null for no minimum interval. */
  lastBefore: Date | null;
  windowStart: Date;
  max: number;
}

/** Counts a request of a number in one statement; false if it is over the limit. */
export async function countNumber(db: Queryable, limit: NumberLimit): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'count-one-time-code-request',
    text: `insert into one_time_code_requests as r (key, last_at, window_start, count) values ($1, $2, $3, 1)
      on conflict (key) do update set last_at = greatest(r.last_at, $2), window_start = $3,
        count = case when r.window_start = $3 then r.count + 1 else 1 end
      where ($4::timestamptz is null or r.last_at <= $4) and (r.window_start <> $3 or r.count < $5)`,
    values: [limit.key, limit.now, limit.windowStart, limit.lastBefore, limit.max],
  });
  return rowCount > 0;
}

/** Time of a number's last request, and its count in the window. */
export async function findNumberRequests(
  db: Queryable,
  key: string,
): Promise<{ last_at: Date; window_start: Date; count: number } | null> {
  const { rows } = await db.query<{ last_at: Date; window_start: Date; count: number }>(
    'select last_at, window_start, count from one_time_code_requests where key = $1',
    [key],
  );
  return rows[0] ?? null;
}

/** Counts a burnt code of a number; restarts the count if the last one was before `countsSince`. */
export async function countBurntCode(
  db: Queryable,
  { key, now, countsSince }: { key: string; now: Date; countsSince: Date },
): Promise<void> {
  await db.query(
    `insert into one_time_code_requests as r (key, last_at, window_start, count) values ($1, $2, $2, 1)
      on conflict (key) do update set last_at = greatest(r.last_at, $2),
        window_start = case when r.last_at > $3 then r.window_start else $2 end,
        count = case when r.last_at > $3 then r.count + 1 else 1 end`,
    [key, now, countsSince],
  );
}

/** Resets a counter. */
export async function deleteNumberRequests(db: Queryable, key: string): Promise<void> {
  await db.query('delete from one_time_code_requests where key = $1', [key]);
}

/** Inserts a code. */
export async function insertCode(
  db: Queryable,
  code: {
    id: string;
    phoneNumber: string;
    purpose: OneTimeCode['purpose'];
    prefix: string;
    codeHash: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.query({
    name: 'insert-one-time-code',
    text: `insert into one_time_codes (id, phone_number, purpose, prefix, code_hash, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      code.id,
      code.phoneNumber,
      code.purpose,
      code.prefix,
      code.codeHash,
      code.createdAt,
      code.expiresAt,
    ],
  });
}

/** Deletes a code. */
export async function deleteCode(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'delete-one-time-code',
    text: 'delete from one_time_codes where id = $1',
    values: [id],
  });
}

/** The code of an id, or null. */
export async function findCode(db: Queryable, id: string): Promise<CodeRow | null> {
  const { rows } = await db.query<CodeRow>({
    name: 'find-one-time-code',
    text: 'select phone_number, purpose, prefix, code_hash, tries, created_at, expires_at, used_at from one_time_codes where id = $1',
    values: [id],
  });
  return rows[0] ?? null;
}

/** Counts an attempt before the code is compared, so that parallel attempts all count; returns the updated code. */
export async function countTry(db: Queryable, id: string): Promise<CodeRow | null> {
  const { rows } = await db.query<CodeRow>({
    name: 'count-one-time-code-try',
    text: `update one_time_codes set tries = tries + 1 where id = $1
      returning phone_number, purpose, prefix, code_hash, tries, created_at, expires_at, used_at`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Marks a code as used; false if another request did first. */
export async function spendCode(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update one_time_codes set used_at = $2 where id = $1 and used_at is null',
    [id, now],
  );
  return rowCount > 0;
}

/** Id of the user with a number, or null. */
export async function findUserId(db: Queryable, phoneNumber: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'find-user-of-number',
    text: 'select id from users where phone_number = $1',
    values: [phoneNumber],
  });
  return rows[0]?.id ?? null;
}

/** Creates a user with this number, before sign-up, or finds the existing one; returns the id. */
export async function insertNewUser(
  tx: Queryable,
  { id, phoneNumber, isInvented, now }: { id: string; phoneNumber: string; isInvented: boolean; now: Date },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into users (id, phone_number, is_sample, created_at) values ($1, $2, $3, $4)
      on conflict (phone_number) where phone_number is not null do update set phone_number = excluded.phone_number
      returning id`,
    [id, phoneNumber, isInvented, now],
  );
  return rows[0]?.id ?? id;
}
