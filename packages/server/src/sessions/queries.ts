import type { ProfileFields } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';

/** An open session with the user it belongs to. */
export interface SessionRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  corporate_id: string | null;
  user_id: string;
  name: string | null;
  email: string | null;
  phone_number: string | null;
  user_type_ids: number[];
  residential_status: 'C' | 'P' | 'A' | null;
  pass_type: string | null;
  is_valid: boolean;
}

/** The session of an id that is still open at `now`, or null. */
export async function findSessionRow(db: Queryable, id: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow & Record<string, unknown>>({
    name: 'find-session',
    text: `select s.id, s.created_at, s.expires_at, s.corporate_id, s.user_id, u.name, u.email, u.phone_number, u.user_type_ids,
        u.residential_status, u.pass_type, u.is_valid
      from sessions s join users u on u.id = s.user_id where s.id = $1 and s.expires_at > $2`,
    values: [id, now],
  });
  return rows[0] ?? null;
}

/** Inserts a session. */
export async function insertSession(
  db: Queryable,
  session: {
    id: string;
    userId: string;
    corporateId: string | null;
    browser: string;
    system: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { id, userId, corporateId, browser, system, createdAt, expiresAt } = session;
  await db.query(
    `insert into sessions (id, user_id, corporate_id, browser, system, created_at, last_used_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [id, userId, corporateId, browser, system, createdAt, expiresAt],
  );
}

/** Moves the end of a session in use at `now`, never to an earlier moment. */
export async function prolongSession(db: Queryable, id: string, end: Date, now: Date): Promise<void> {
  await db.query('update sessions set expires_at = $2, last_used_at = $3 where id = $1 and expires_at < $2', [
    id,
    end,
    now,
  ]);
}

/** Ends a session and answers whose it was; null when there was none. */
export async function deleteSessionRow(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string }>(
    'delete from sessions where id = $1 returning user_id',
    [id],
  );
  return rows[0]?.user_id ?? null;
}

/** An open session as its owner sees it. */
export interface SessionEntryRow extends Record<string, unknown> {
  handle: string;
  browser: string;
  system: string;
  created_at: Date;
  last_used_at: Date;
  is_current: boolean;
}

/** The open sessions of whoever owns one, that one first, then the last used; `currentId` is what it is kept under. */
export async function listSessionRows(
  db: Queryable,
  userId: string,
  currentId: string,
  now: Date,
): Promise<SessionEntryRow[]> {
  const { rows } = await db.query<SessionEntryRow>({
    name: 'list-sessions',
    text: `select handle, browser, system, created_at, last_used_at, id = $2 as is_current
      from sessions where user_id = $1 and expires_at > $3 order by id = $2 desc, last_used_at desc, handle`,
    values: [userId, currentId, now],
  });
  return rows;
}

/** Ends one session of a user by its handle and answers what it was kept under; null when it is not theirs or not there. */
export async function deleteSessionByHandle(
  db: Queryable,
  userId: string,
  handle: string,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'delete from sessions where user_id = $1 and handle::text = $2 returning id',
    [userId, handle],
  );
  return rows[0]?.id ?? null;
}

/** Ends every session of a user but one and answers how many of them were open. */
export async function deleteOtherSessions(
  db: Queryable,
  userId: string,
  keptId: string,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ expires_at: Date }>(
    'delete from sessions where user_id = $1 and id <> $2 returning expires_at',
    [userId, keptId],
  );
  return rows.filter(({ expires_at }) => expires_at > now).length;
}

const profileColumns = 'name, email, phone_number, residential_status, pass_type';

/** What a whole profile consists of. */
export type Profile = Pick<
  SessionRow,
  'name' | 'email' | 'phone_number' | 'residential_status' | 'pass_type'
>;

const onlyProfile = (rows: readonly Profile[]): Profile => {
  const [profile] = rows;
  if (!profile) throw new Error('A session belongs to a user who is not there.');
  return profile;
};

/** The profile of a user, kept from others until the transaction ends. */
export async function lockProfile(tx: Queryable, userId: string): Promise<Profile> {
  const { rows } = await tx.query<Profile & Record<string, unknown>>(
    `select ${profileColumns} from users where id = $1 for update`,
    [userId],
  );
  return onlyProfile(rows);
}

/** Fills in fields of a profile; what stands there already stays. */
export async function fillProfileRow(tx: Queryable, userId: string, given: ProfileFields): Promise<Profile> {
  const { rows } = await tx.query<Profile & Record<string, unknown>>(
    `update users set name = coalesce(nullif(name, ''), $2), email = coalesce(nullif(email, ''), $3),
        residential_status = coalesce(residential_status, $4), pass_type = coalesce(nullif(pass_type, ''), $5)
      where id = $1 returning ${profileColumns}`,
    [
      userId,
      given.name ?? null,
      given.email ?? null,
      given.residentialStatus ?? null,
      given.passType ?? null,
    ],
  );
  return onlyProfile(rows);
}
