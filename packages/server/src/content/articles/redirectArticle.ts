import { articlePath } from '@sewa/paths';
import type { Queryable } from '../../platform/database/database.ts';
import { type ArticleRow, findPublicPath } from './articleRow.ts';
import { removeRedirect, replaceRedirect } from './redirectQueries.ts';

type Place = Pick<ArticleRow, 'state' | 'kind' | 'language' | 'slug'>;

/**
 * Redirects the old address of a published article to its new one, in the transaction that changes it. The address it has now no longer
 * leads elsewhere.
 */
export async function redirectArticle(tx: Queryable, before: Place | null, after: Place): Promise<void> {
  const to = findPublicPath(after);
  if (to !== null) await removeRedirect(tx, to);
  const from = before && findPublicPath(before);
  const place = articlePath(after.kind, after.slug);
  if (from === null || from === place || after.state !== 'published') return;
  await replaceRedirect(tx, from, place);
}
