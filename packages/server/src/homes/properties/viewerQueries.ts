import type { Queryable } from '../../platform/database/database.ts';

/** The registration number of a main agent; null for anyone else, also if an earlier account has it. */
export async function findRegistrationNumber(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ registration_number: string | null }>(
    `select own_registration_number(u) as registration_number from users u where id = $1 and 3 = any(user_type_ids)`,
    [userId],
  );
  return rows[0]?.registration_number ?? null;
}
