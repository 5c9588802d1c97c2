import type { Article, ArticleDraft, ArticleEntry } from '@sewa/api/client';
import { articlePath } from '@sewa/paths';

/** What lists show of an article. */
export interface ArticleRow {
  id: string;
  kind: ArticleEntry['kind'];
  slug: string;
  language: string;
  topic: ArticleEntry['topic'];
  title: string;
  summary: string;
  author: string;
  cover_blob_id: string | null;
  cover_alt: string;
  cover_width: number | null;
  cover_height: number | null;
  state: ArticleDraft['state'];
  published_at: Date | null;
  updated_at: Date;
  version: number;
  reading_minutes: number;
}

/** An article with its text. */
export interface WholeArticleRow extends ArticleRow {
  body: string;
}

/** Where visitors find an article: null while it isn't published, for news, and for languages other than that of the pages. */
export const findPublicPath = ({
  state,
  kind,
  language,
  slug,
}: Pick<ArticleRow, 'state' | 'kind' | 'language' | 'slug'>): string | null =>
  state === 'published' && kind !== 'news' && language === 'en' ? articlePath(kind, slug) : null;

const describeCover = (row: ArticleRow): ArticleEntry['cover'] => {
  const { cover_blob_id: blobId, cover_alt: alt, cover_width: width, cover_height: height } = row;
  return blobId === null || width === null || height === null
    ? null
    : { src: `/media/${blobId}`, alt, width, height };
};

const describe = (row: ArticleRow) => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  language: row.language,
  topic: row.topic,
  title: row.title,
  summary: row.summary,
  author: row.author,
  cover: describeCover(row),
  readingMinutes: row.reading_minutes,
});

/** A published article, as lists show it. */
export const describeEntry = (row: ArticleRow): ArticleEntry => ({
  ...describe(row),
  publishedAt: (row.published_at ?? row.updated_at).toISOString(),
});

/** A published article with those related to it. */
export const describeArticle = (row: WholeArticleRow, related: readonly ArticleRow[]): Article => ({
  ...describeEntry(row),
  body: row.body,
  updatedAt: row.updated_at.toISOString(),
  related: related.map(describeEntry),
});

/** An article as its editors' list shows it. */
export const describeDraftEntry = (
  row: ArticleRow & { preview_until: Date | null },
): Omit<ArticleDraft, 'body'> => ({
  ...describe(row),
  state: row.state,
  publishedAt: row.published_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
  previewUntil: row.preview_until?.toISOString() ?? null,
});

/** An article as its editors see it. */
export const describeDraft = (row: WholeArticleRow & { preview_until: Date | null }): ArticleDraft => ({
  ...describeDraftEntry(row),
  body: row.body,
});
