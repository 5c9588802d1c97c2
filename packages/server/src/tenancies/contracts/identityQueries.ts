import { numberLocation } from '../../accounts/myinfo/submitDraft.ts';
import type { Context } from '../../platform/calling/Context.ts';

/** The identity number that Myinfo gave for a user, or null. */
export async function findIdentityNumber(
  { db, sealer }: Context,
  userId: string | null,
): Promise<string | null> {
  if (userId === null || !sealer) return null;
  const { rows } = await db.query<{ sealed: Buffer }>(
    'select sealed from identity_numbers where user_id = $1',
    [userId],
  );
  return rows[0] ? sealer.unseal(rows[0].sealed, numberLocation(userId)) : null;
}
