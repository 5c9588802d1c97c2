import type { Queryable } from '../database/database.ts';
import type { SessionRow } from './queries.ts';

/** An open session of a frame; without a person, it is a guest's. */
export interface EmbedSessionRow {
  id: string;
  partner_key: string;
  /** Started with the test key: what it asks reaches nobody. */
  is_test: boolean;
  person: SessionRow | null;
}

/** Inserts the session of a frame. */
export async function insertEmbedSession(
  tx: Queryable,
  session: {
    id: string;
    partnerKey: string;
    userId: string | null;
    isTest: boolean;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { id, partnerKey, userId, isTest, createdAt, expiresAt } = session;
  await tx.query(
    `insert into embed_sessions (id, partner_key, user_id, created_at, expires_at, is_test) values ($1, $2, $3, $4, $5, $6)`,
    [id, partnerKey, userId, createdAt, expiresAt, isTest],
  );
}

type FoundRow = Omit<SessionRow, 'user_id'> & {
  partner_key: string;
  is_test: boolean;
  user_id: string | null;
};

/** The session of an id with its person, if it and its partner are live at `now`, or null. */
export async function findEmbedSessionRow(
  db: Queryable,
  id: string,
  now: Date,
): Promise<EmbedSessionRow | null> {
  const { rows } = await db.query<FoundRow>({
    name: 'find-embed-session',
    text: `select e.id, e.partner_key, e.is_test, e.created_at, e.expires_at, null as corporate_id, null as corporate_role, false as is_operator,
        e.user_id, u.name, u.email, u.phone_number, u.user_type_ids, u.residential_status, u.pass_type, u.version, u.is_valid,
        null as proven_at, u.proven_email, false as has_identity
      from embed_sessions e join partners p on p.key = e.partner_key left join users u on u.id = e.user_id
      where e.id = $1 and e.expires_at > $2 and p.state = 'live'`,
    values: [id, now],
  });
  const [row] = rows;
  if (!row) return null;
  const { partner_key, is_test, user_id, ...rest } = row;
  return { id: row.id, partner_key, is_test, person: user_id === null ? null : { ...rest, user_id } };
}
