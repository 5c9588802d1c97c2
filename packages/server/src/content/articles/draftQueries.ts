import type { Queryable } from '../../platform/database/database.ts';
import type { ArticleRow, WholeArticleRow } from './articleRow.ts';
import { entryColumns } from './queries.ts';

/** What an editor writes of an article. */
export type ArticleText = Pick<
  WholeArticleRow,
  'kind' | 'slug' | 'language' | 'topic' | 'title' | 'summary' | 'body' | 'author'
>;

const previewUntil = `(select max(p.expires_at) from article_previews p where p.article_id = a.id and p.expires_at > $1)
  as preview_until`;

/** All articles, last changed first, with the end of their preview links. */
export async function listDrafts(
  db: Queryable,
  realNow: Date,
): Promise<(ArticleRow & { preview_until: Date | null })[]> {
  const { rows } = await db.query<ArticleRow & { preview_until: Date | null }>(
    `select ${entryColumns}, ${previewUntil} from articles a order by a.updated_at desc, a.id`,
    [realNow],
  );
  return rows;
}

/** An article in any state, or null. */
export async function findDraft(
  db: Queryable,
  id: string,
  realNow: Date,
): Promise<(WholeArticleRow & { preview_until: Date | null }) | null> {
  const { rows } = await db.query<WholeArticleRow & { preview_until: Date | null }>(
    `select ${entryColumns}, a.body, ${previewUntil} from articles a where a.id = $2`,
    [realNow, id],
  );
  return rows[0] ?? null;
}

/** An article, locked until the transaction ends, or null. */
export async function lockArticle(tx: Queryable, id: string): Promise<WholeArticleRow | null> {
  const { rows } = await tx.query<WholeArticleRow>(
    `select ${entryColumns}, a.body from articles a where a.id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Inserts a draft. */
export async function insertArticle(
  tx: Queryable,
  text: ArticleText,
  now: Date,
): Promise<{ id: string; version: number }> {
  const { kind, slug, language, topic = null, title, summary, body, author } = text;
  const { rows } = await tx.query<{ id: string; version: number }>(
    `insert into articles (kind, slug, language, title, summary, body, author, created_at, updated_at, topic)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9) returning id, version`,
    [kind, slug, language, title, summary, body, author, now, topic],
  );
  const [row] = rows;
  if (!row) throw new Error('An article was not inserted.');
  return row;
}

/** Writes an article by an editor: it has the next version, and an import leaves it alone from now on. */
export async function updateArticle(tx: Queryable, row: WholeArticleRow, now: Date): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update articles set kind = $2, slug = $3, language = $4, title = $5, summary = $6, body = $7, author = $8,
        cover_blob_id = $9, cover_alt = $10, cover_width = $11, cover_height = $12, state = $13, published_at = $14,
        version = version + 1, imported_hash = null, updated_at = $15, topic = $16
      where id = $1 returning version`,
    [
      row.id,
      row.kind,
      row.slug,
      row.language,
      row.title,
      row.summary,
      row.body,
      row.author,
      row.cover_blob_id,
      row.cover_alt,
      row.cover_width,
      row.cover_height,
      row.state,
      row.published_at,
      now,
      row.topic ?? null,
    ],
  );
  return rows[0]?.version ?? row.version;
}

/** Ids of the scheduled articles that are due. */
export async function listDueArticles(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from articles where state = 'scheduled' and published_at <= $1 order by published_at, id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Publishes a scheduled article at the time it was scheduled for. */
export async function publishScheduled(tx: Queryable, id: string): Promise<void> {
  await tx.query(`update articles set state = 'published', version = version + 1 where id = $1`, [id]);
}
