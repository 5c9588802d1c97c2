import type { Queryable } from '@sewa/server';

/** The version of a rental; null if it isn't there. */
export async function findRentalVersion(db: Queryable, id: string): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>('select version from rentals where id = $1', [id]);
  return rows[0]?.version ?? null;
}

/** Lets the sessions of somebody act for a corporate, as somebody who has just proven who they are. */
export async function proveSession(
  db: Queryable,
  userId: string,
  { corporateId, at }: { corporateId: string | null; at: Date },
): Promise<void> {
  await db.query(
    'update sessions set proven_at = $3, corporate_id = $2 where user_id = $1 and created_at = $3',
    [userId, corporateId, at],
  );
}

/** Has the people of a signed rental know of it: they read its conversation, and what they were told before a moment is no longer to do. */
export async function settleTold(db: Queryable, rentalId: string, before: Date): Promise<void> {
  await db.query(
    `update conversation_users p set read_number = c.last_number, mailed_number = c.last_number
      from conversations c where c.kind = 'rental' and c.context_id = $1 and p.conversation_id = c.id`,
    [rentalId],
  );
  await db.query('delete from notices where about = $1 and created_at < $2', [rentalId, before]);
}
