import type { Queryable } from '../../platform/database/database.ts';
import type { ArticleRow, WholeArticleRow } from './articleRow.ts';

/** Columns of row `a` that lists show; 200 words are read in a minute. */
export const entryColumns = `a.id, a.kind, a.slug, a.language, a.topic, a.title, a.summary, a.author, a.cover_blob_id, a.cover_alt,
  a.cover_width, a.cover_height, a.state, a.published_at, a.updated_at, a.version,
  greatest(1, ceil(cardinality(regexp_split_to_array(btrim(a.body), '\\s+')) / 200.0))::int as reading_minutes`;

/** Which published articles are listed, and how many. */
export interface ArticleList {
  kind: string;
  language: string;
  /** Null: of every topic. */
  topic: string | null;
  /** Only those that come after this one. */
  after: { publishedAt: Date; id: string } | null;
  max: number;
}

/** Published articles of a kind and language, newest first. */
export async function listPublished(
  db: Queryable,
  { kind, language, topic, after, max }: ArticleList,
): Promise<ArticleRow[]> {
  const { rows } = await db.query<ArticleRow>({
    name: 'list-articles',
    text: `select ${entryColumns} from articles a
      where a.kind = $1 and a.language = $2 and a.state = 'published'
        and ($3::timestamptz is null or (a.published_at, a.id) < ($3, $4::uuid))
      and ($6::text is null or a.topic = $6)
      order by a.published_at desc, a.id desc limit $5`,
    values: [kind, language, after?.publishedAt ?? null, after?.id ?? null, max, topic],
  });
  return rows;
}

/** A published article, or null. */
export async function findPublished(
  db: Queryable,
  { kind, language, slug }: { kind: string; language: string; slug: string },
): Promise<WholeArticleRow | null> {
  const { rows } = await db.query<WholeArticleRow>({
    name: 'find-article',
    text: `select ${entryColumns}, a.body from articles a
      where a.kind = $1 and a.language = $2 and a.slug = $3 and a.state = 'published'`,
    values: [kind, language, slug],
  });
  return rows[0] ?? null;
}

/** The newest published articles of the same kind and language, without this one. */
export async function listRelated(
  db: Queryable,
  { id, kind, language }: Pick<ArticleRow, 'id' | 'kind' | 'language'>,
  max: number,
): Promise<ArticleRow[]> {
  const { rows } = await db.query<ArticleRow>({
    name: 'list-related-articles',
    text: `select ${entryColumns} from articles a
      where a.kind = $1 and a.language = $2 and a.state = 'published' and a.id <> $3
      order by a.published_at desc, a.id desc limit $4`,
    values: [kind, language, id, max],
  });
  return rows;
}
