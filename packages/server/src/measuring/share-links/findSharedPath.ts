import { articlePath, listingPath } from '@sewa/paths';
import { findPublished } from '../../content/articles/queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { SharedPage } from './parseSharedPath.ts';

async function findListingPath(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ slug: string }>(
    `select slug from listings where id = $1 and status <> 'hidden'`,
    [id],
  );
  return rows[0] ? listingPath(id, rows[0].slug) : null;
}

/** The path of a page as it is shared; null for a listing or an article that isn't public. */
export async function findSharedPath(db: Queryable, page: SharedPage): Promise<string | null> {
  if (page.kind === 'calculation') return page.path;
  if (page.kind === 'listing') return findListingPath(db, page.id);
  const { kind, slug } = page;
  return (await findPublished(db, { kind, language: 'en', slug })) ? articlePath(kind, slug) : null;
}
