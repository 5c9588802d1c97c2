import type { Queryable } from '../database/database.ts';
import type { DueKind } from './composeDueMail.ts';

/** A notice to email now. */
interface DueNotice {
  kind: DueKind;
  path: string;
  due_at: Date;
}

/** Whether a user `u` is one a notice `n` waits for and has confirmed an address, as a condition. */
const isMailedSql = `u.email = u.proven_email and u.id in (select n.user_id union all select m.user_id from memberships m
  where m.corporate_id = n.corporate_id and (n.audience = 'everybody' or m.role = 'administrator'))`;

/** Ids of the notices of some kinds that are due until a moment, were noted longer before that, and have somebody to be written to. */
export async function listDueNotices(
  db: Queryable,
  { kinds, now, until }: { kinds: readonly DueKind[]; now: Date; until: Date },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select n.id from notices n
      where n.mailed_at is null and n.due_at > $2 and n.due_at <= $3 and n.due_at - n.created_at > $3::timestamptz - $2::timestamptz
        and n.kind = any($1::text[]) and exists (select from users u where ${isMailedSql})
      order by n.due_at, n.id`,
    [kinds, now, until],
  );
  return rows.map(({ id }) => id);
}

/** Notes that the letters of a notice are written; null where they are, or it waits no longer. */
export async function claimDueNotice(tx: Queryable, id: string, now: Date): Promise<DueNotice | null> {
  const { rows } = await tx.query<DueNotice>(
    `update notices set mailed_at = $2 where id = $1 and mailed_at is null and due_at > $2 returning kind, path, due_at`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Ids of the notice's recipients with a confirmed address. */
export async function listMailedUsers(tx: Queryable, id: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select u.id from notices n join users u on ${isMailedSql} where n.id = $1 order by u.id`,
    [id],
  );
  return rows.map(({ id }) => id);
}
