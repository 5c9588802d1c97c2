import { createHash } from 'node:crypto';
import { createTableBlobs } from '../../platform/blobs/createTableBlobs.ts';
import { makeBlobId } from '../../platform/blobs/makeBlobId.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ArticleRow } from '../articles/articleRow.ts';
import { redirectArticle } from '../articles/redirectArticle.ts';
import type { ImportedArticle } from './ImportedArticle.ts';
import { lockKnownArticle, upsertImported } from './queries.ts';

/** What saving articles did. */
export interface SavedArticles {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Articles that an editor changed since they were imported, and that were left alone: kind and slug. */
  readonly edited: string[];
}

/** A digest of everything that an import writes. */
function digest({ cover, ...fields }: ImportedArticle): string {
  const picture = cover && [makeBlobId(cover.bytes), cover.alt, cover.width, cover.height];
  const values = Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other));
  return createHash('sha256')
    .update(JSON.stringify([values, picture]))
    .digest('hex');
}

function findState(publishedAt: Date | null, now: Date): ArticleRow['state'] {
  if (publishedAt === null) return 'draft';
  return publishedAt <= now ? 'published' : 'scheduled';
}

async function saveArticle(
  tx: Transaction,
  article: ImportedArticle,
  now: Date,
): Promise<'inserted' | 'updated' | 'unchanged' | 'edited'> {
  const hash = digest(article);
  const known = await lockKnownArticle(tx, article);
  if (known?.imported_hash === null) return 'edited';
  if (known?.imported_hash === hash) return 'unchanged';
  const { cover, publishedAt, ...text } = article;
  const state = findState(publishedAt, now);
  await upsertImported(tx, {
    ...text,
    coverBlobId: cover && (await createTableBlobs(tx).put(cover)),
    coverAlt: cover?.alt ?? '',
    coverWidth: cover?.width ?? null,
    coverHeight: cover?.height ?? null,
    state,
    publishedAt,
    hash,
    // A new one counts as written when it was published, not when it was imported.
    updatedAt: known || state !== 'published' || publishedAt === null ? now : publishedAt,
  });
  await redirectArticle(tx, null, { ...text, state });
  return known ? 'updated' : 'inserted';
}

/**
 * Writes articles, all in one transaction, each by its kind, language and slug. The same again changes nothing, and what an editor
 * changed since is left alone.
 */
export const saveArticles = (
  db: Database,
  articles: readonly ImportedArticle[],
  now: Date,
): Promise<SavedArticles> =>
  db.transaction(async (tx) => {
    const saved: SavedArticles = { inserted: 0, updated: 0, unchanged: 0, edited: [] };
    for (const article of articles) {
      const outcome = await saveArticle(tx, article, now);
      if (outcome === 'edited') saved.edited.push(`${article.kind} ${article.slug}`);
      else saved[outcome] += 1;
    }
    return saved;
  });
