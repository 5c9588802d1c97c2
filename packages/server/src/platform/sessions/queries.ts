import type { Corporate, CorporateRole, ProfileFields } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';

/** An open session with the user it belongs to. */
export interface SessionRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  corporate_id: string | null;
  /** The user's role in the current corporate; null without one. */
  corporate_role: CorporateRole | null;
  /** Whether the current corporate operates the product. */
  is_operator: boolean;
  user_id: string;
  name: string | null;
  email: string | null;
  phone_number: string | null;
  user_type_ids: number[];
  residential_status: 'C' | 'P' | 'A' | null;
  pass_type: string | null;
  /** Version of the profile, for optimistic locking. */
  version: number;
  is_valid: boolean;
  /** Whether the user can log in at an issuer, and so without a phone. */
  has_identity: boolean;
  /** When the user last passed step-up. */
  proven_at: Date | null;
  /** The confirmed email address, or null. */
  proven_email: string | null;
}

/** The session of an id, if it is open at `now`, or null. */
export async function findSessionRow(db: Queryable, id: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>({
    name: 'find-session',
    text: `select s.id, s.created_at, s.expires_at, s.corporate_id,
        m.role as corporate_role, c.operator_since is not null as is_operator, s.user_id, u.name, u.email, u.phone_number, u.user_type_ids,
        u.residential_status, u.pass_type, u.version, u.is_valid, s.proven_at, u.proven_email,
        exists (select from identities i where i.user_id = u.id) as has_identity
      from sessions s join users u on u.id = s.user_id
        left join memberships m on m.corporate_id = s.corporate_id and m.user_id = s.user_id
        left join corporates c on c.id = m.corporate_id
      where s.id = $1 and s.expires_at > $2`,
    values: [id, now],
  });
  return rows[0] ?? null;
}

/** Inserts a session. Its corporate is the one the user last acted for, else their only one, else none. */
export async function insertSession(
  db: Queryable,
  session: {
    id: string;
    userId: string;
    browser: string;
    system: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { id, userId, browser, system, createdAt, expiresAt } = session;
  await db.query(
    `insert into sessions (id, user_id, corporate_id, browser, system, created_at, last_used_at, expires_at)
      values ($1, $2, (
        select m.corporate_id from memberships m where m.user_id = $2 and (m.last_used_at is not null
            or not exists (select from memberships o where o.user_id = $2 and o.corporate_id <> m.corporate_id))
          order by m.last_used_at desc nulls last limit 1), $3, $4, $5, $5, $6)`,
    [id, userId, browser, system, createdAt, expiresAt],
  );
}

/** Extends a session in use at `now`; never shortens it. */
export async function prolongSession(db: Queryable, id: string, end: Date, now: Date): Promise<void> {
  await db.query('update sessions set expires_at = $2, last_used_at = $3 where id = $1 and expires_at < $2', [
    id,
    end,
    now,
  ]);
}

/**
 * Moves an open session to a new id, and optionally sets its corporate or step-up time; the old id is invalid. False if it isn't
 * open.
 */
export async function replaceSession(
  tx: Queryable,
  session: { id: string; newId: string; corporateId?: string; steppedUpAt?: Date; now: Date },
): Promise<boolean> {
  const { id, newId, corporateId = null, steppedUpAt = null, now } = session;
  const { rowCount } = await tx.query(
    `update sessions set id = $2, corporate_id = coalesce($3, corporate_id), proven_at = coalesce($4, proven_at), last_used_at = $5
      where id = $1 and expires_at > $5`,
    [id, newId, corporateId, steppedUpAt, now],
  );
  if (rowCount === 0) return false;
  await tx.query('insert into replaced_sessions (id, replaced_at) values ($1, $2)', [id, now]);
  return true;
}

/** Whether a session was moved from this id to another after `since`. */
export async function wasReplaced(db: Queryable, id: string, since: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'was-session-replaced',
    text: 'select from replaced_sessions where id = $1 and replaced_at > $2',
    values: [id, since],
  });
  return rowCount > 0;
}

/** Deletes sessions that somebody ends, and with them the push messages asked for there. */
const endSessionsSql = (where: string): string =>
  `with ended as (delete from sessions where ${where} returning *),
    quiet as (delete from push_subscriptions where session_id in (select id from ended))
  select * from ended`;

/** Deletes a session; returns its user, or null if there was none. */
export async function deleteSessionRow(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string }>(endSessionsSql('id = $1'), [id]);
  return rows[0]?.user_id ?? null;
}

/** An open session, as its user sees it. */
export interface SessionEntryRow {
  handle: string;
  browser: string;
  system: string;
  created_at: Date;
  last_used_at: Date;
  is_current: boolean;
}

/** The open sessions of the user of session `currentId`: that one first, then most recently used. */
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

/** Deletes a user's session by its public handle; returns its id, or null if the user has no such session. */
export async function deleteSessionByHandle(
  db: Queryable,
  userId: string,
  handle: string,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(endSessionsSql('user_id = $1 and handle::text = $2'), [
    userId,
    handle,
  ]);
  return rows[0]?.id ?? null;
}

/** Deletes all sessions of a user except one; returns how many were open. */
export async function deleteOtherSessions(
  db: Queryable,
  userId: string,
  retainedId: string,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ expires_at: Date }>(endSessionsSql('user_id = $1 and id <> $2'), [
    userId,
    retainedId,
  ]);
  return rows.filter(({ expires_at }) => expires_at > now).length;
}

const profileColumns = `name, email, phone_number, residential_status, pass_type,
  exists (select from identities i where i.user_id = users.id) as has_identity`;

/** The profile fields. */
export type Profile = Pick<
  SessionRow,
  'name' | 'email' | 'phone_number' | 'residential_status' | 'pass_type' | 'has_identity'
>;

/** A profile with its version. */
export type VersionedProfile = Profile & Pick<SessionRow, 'version'>;

const onlyProfile = <Found extends Profile>(rows: readonly Found[]): Found => {
  const [profile] = rows;
  if (!profile) throw new Error('A session belongs to a user who is not there.');
  return profile;
};

/** Locks the profile of a user until the transaction ends; returns it with its version. */
export async function lockProfile(tx: Queryable, userId: string): Promise<VersionedProfile> {
  const { rows } = await tx.query<VersionedProfile>(
    `select version, ${profileColumns} from users where id = $1 for update`,
    [userId],
  );
  return onlyProfile(rows);
}

/** Fills in empty profile fields; never overwrites. */
export async function fillProfileRow(tx: Queryable, userId: string, given: ProfileFields): Promise<Profile> {
  const { rows } = await tx.query<Profile>(
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

/** The user's corporates, sorted by name. */
export async function listCorporateRows(
  db: Queryable,
  userId: string,
  currentId: string | null,
): Promise<Corporate[]> {
  const { rows } = await db.query<Corporate>({
    name: 'list-corporates',
    text: `select c.id, c.name, m.role, c.id is not distinct from $2 as "isCurrent",
        c.verified_at is not null as "isVerified"
      from memberships m join corporates c on c.id = m.corporate_id
      where m.user_id = $1 order by lower(c.name), c.id`,
    values: [userId, currentId],
  });
  return rows;
}

/** The entity number of one of the user's corporates; null if the user isn't a member or it has none. */
export async function findEntityId(
  db: Queryable,
  userId: string,
  corporateId: string | null,
): Promise<string | null> {
  if (corporateId === null) return null;
  const { rows } = await db.query<{ uen: string | null }>({
    name: 'find-entity-id',
    text: `select c.uen from memberships m join corporates c on c.id = m.corporate_id
      where m.user_id = $1 and m.corporate_id = $2`,
    values: [userId, corporateId],
  });
  return rows[0]?.uen ?? null;
}
