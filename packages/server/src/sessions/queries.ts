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
  session: { id: string; userId: string; corporateId: string | null; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query(
    'insert into sessions (id, user_id, corporate_id, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [session.id, session.userId, session.corporateId, session.createdAt, session.expiresAt],
  );
}

/** Moves the end of a session, never to an earlier moment. */
export async function prolongSession(db: Queryable, id: string, end: Date): Promise<void> {
  await db.query('update sessions set expires_at = $2 where id = $1 and expires_at < $2', [id, end]);
}

/** Ends a session. */
export async function deleteSessionRow(db: Queryable, id: string): Promise<void> {
  await db.query('delete from sessions where id = $1', [id]);
}
