import type { Queryable } from '../database/database.ts';

/** Whether a number belongs to one of the invented people of the sample market. */
export async function isSampleNumber(db: Queryable, phoneNumber: string): Promise<boolean> {
  const { rowCount } = await db.query('select from users where phone_number = $1 and is_sample', [
    phoneNumber,
  ]);
  return rowCount > 0;
}
