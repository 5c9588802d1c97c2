import type { Queryable } from '../../platform/database/database.ts';
import type { ArticleRow } from '../articles/articleRow.ts';
import type { ArticleText } from '../articles/draftQueries.ts';

/** An article that an import may replace. */
export interface KnownArticleRow {
  /** Null once an editor changed it. */
  imported_hash: string | null;
}

/** The article of a kind, language and slug, locked until the transaction ends, or null. */
export async function lockKnownArticle(
  tx: Queryable,
  { kind, language, slug }: Pick<ArticleText, 'kind' | 'language' | 'slug'>,
): Promise<KnownArticleRow | null> {
  const { rows } = await tx.query<KnownArticleRow>(
    `select imported_hash from articles where kind = $1 and language = $2 and slug = $3 for no key update`,
    [kind, language, slug],
  );
  return rows[0] ?? null;
}

/** An imported article, as it is stored. */
export interface ImportedRow extends ArticleText {
  coverBlobId: string | null;
  coverAlt: string;
  coverWidth: number | null;
  coverHeight: number | null;
  state: ArticleRow['state'];
  publishedAt: Date | null;
  hash: string;
  updatedAt: Date;
}

/** Inserts an article, or replaces the one with its kind, language and slug. */
export async function upsertImported(tx: Queryable, row: ImportedRow): Promise<void> {
  await tx.query(
    `insert into articles as a (kind, slug, language, title, summary, body, author, cover_blob_id, cover_alt, cover_width,
        cover_height, state, published_at, imported_hash, created_at, updated_at, topic)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16)
      on conflict (kind, language, slug) do update set title = excluded.title, summary = excluded.summary,
        body = excluded.body, author = excluded.author, cover_blob_id = excluded.cover_blob_id,
        cover_alt = excluded.cover_alt, cover_width = excluded.cover_width, cover_height = excluded.cover_height,
        state = excluded.state, published_at = excluded.published_at, imported_hash = excluded.imported_hash,
        updated_at = excluded.updated_at, topic = excluded.topic, version = a.version + 1`,
    [
      row.kind,
      row.slug,
      row.language,
      row.title,
      row.summary,
      row.body,
      row.author,
      row.coverBlobId,
      row.coverAlt,
      row.coverWidth,
      row.coverHeight,
      row.state,
      row.publishedAt,
      row.hash,
      row.updatedAt,
      row.topic ?? null,
    ],
  );
}
