import type { Queryable } from '../../platform/database/database.ts';

/** Block and street of a postal code, or null. */
export async function findPostalCodeRow(
  db: Queryable,
  code: string,
): Promise<{ block: string | null; street: string | null } | null> {
  const { rows } = await db.query<{ block: string | null; street: string | null }>({
    name: 'find-postal-code',
    text: 'select block, street from postal_codes where code = $1',
    values: [code],
  });
  return rows[0] ?? null;
}
