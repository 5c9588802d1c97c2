import type { Queryable } from '../../platform/database/database.ts';

/** Removes the redirect of a path, if there is one. */
export async function removeRedirect(tx: Queryable, from: string): Promise<void> {
  await tx.query('delete from redirects where from_path = $1', [from]);
}

/** Redirects a path, and all that led to it, to another; not for good, because an article may get an old address back. */
export async function replaceRedirect(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.query('update redirects set to_url = $2 where to_url = $1', [from, to]);
  await tx.query(
    `insert into redirects (from_path, to_url, status) values ($1, $2, 302)
      on conflict (from_path) do update set to_url = excluded.to_url, status = excluded.status`,
    [from, to],
  );
}
