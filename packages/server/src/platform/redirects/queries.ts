import type { Queryable } from '../database/database.ts';

/** Where a path has moved to, as the table says. */
export interface RedirectRow {
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
}

/** The redirect of a path, or null. */
export async function findRedirectRow(db: Queryable, path: string): Promise<RedirectRow | null> {
  const { rows } = await db.query<RedirectRow>({
    name: 'find-redirect',
    text: 'select to_url as "to", status from redirects where from_path = $1',
    values: [path],
  });
  return rows[0] ?? null;
}

/** All redirects with the paths they lead away from, at most `max` of them. */
export async function listRedirectRows(
  db: Queryable,
  max: number,
): Promise<(RedirectRow & { readonly from: string })[]> {
  const { rows } = await db.query<RedirectRow & { from: string }>({
    name: 'list-redirects',
    text: 'select from_path as "from", to_url as "to", status from redirects limit $1',
    values: [max],
  });
  return rows;
}
