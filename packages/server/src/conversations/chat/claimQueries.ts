import type { Queryable } from '../../platform/database/database.ts';

/** Makes the listers without account that have a user's confirmed email address or number theirs; returns their ids. */
export async function claimListerRows(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update listers a set user_id = u.id from users u
      where u.id = $1 and a.user_id is null and a.id in (
        select l.id from listers l where l.user_id is null and l.phone_number = u.phone_number
        union select l.id from listers l
          where l.user_id is null and u.email = u.proven_email and lower(l.email) = lower(u.email))
      returning a.id`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Lets a user take part where listers did, with what was read and mailed, once in each conversation; returns their ids. */
export async function moveParticipants(
  tx: Queryable,
  userId: string,
  listerIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.query<{ conversation_id: string }>(
    `insert into conversation_users (conversation_id, user_id, read_number, mailed_number)
      select conversation_id, $1, min(read_number), max(mailed_number) from conversation_users
        where lister_id = any($2::text[]) group by conversation_id order by conversation_id
      on conflict do nothing returning conversation_id`,
    [userId, listerIds],
  );
  await tx.query('delete from conversation_users where lister_id = any($1::text[])', [listerIds]);
  return rows.map(({ conversation_id }) => conversation_id);
}

/** Lets blocks of listers hold for the user they turned out to be. */
export async function moveBlocks(tx: Queryable, userId: string, listerIds: readonly string[]): Promise<void> {
  const names = listerIds.map((id) => `lister-${id}`);
  await tx.query(
    `insert into blocks (blocked_by, blocked, created_at)
      select blocked_by, $1, min(created_at) from blocks where blocked = any($2::text[]) and blocked_by <> $1 group by blocked_by
      on conflict do nothing`,
    [userId, names],
  );
  await tx.query('delete from blocks where blocked = any($1::text[])', [names]);
}
