import type { Queryable } from '../database/database.ts';

/** The redirect of a path, or null. */
export async function findRedirectRow(
  db: Queryable,
  path: string,
): Promise<{ to: string; status: 301 | 302 | 307 | 308 } | null> {
  const { rows } = await db.query<{ to: string; status: 301 | 302 | 307 | 308 }>({
    name: 'find-redirect',
    text: 'select to_url as "to", status from redirects where from_path = $1',
    values: [path],
  });
  return rows[0] ?? null;
}
