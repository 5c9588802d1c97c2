import { articlePath } from '@sewa/paths';
import { findPublished } from '../../content/articles/queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { SharedPage } from './parseSharedPath.ts';
import { findListingPath } from './queries.ts';

/** The path of a page as it is shared; null for a listing or an article that isn't public. */
export async function findSharedPath(db: Queryable, page: SharedPage): Promise<string | null> {
  if (page.kind === 'calculation') return page.path;
  if (page.kind === 'listing') return findListingPath(db, page.id);
  const { kind, slug } = page;
  return (await findPublished(db, { kind, language: 'en', slug })) ? articlePath(kind, slug) : null;
}
