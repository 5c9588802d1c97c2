import type { Queryable } from '../database/database.ts';

/** Whether a number belongs to somebody who was not invented. */
export async function isRealNumber(db: Queryable, phoneNumber: string): Promise<boolean> {
  const { rowCount } = await db.query('select from users where phone_number = $1 and not is_sample', [
    phoneNumber,
  ]);
  return rowCount > 0;
}
