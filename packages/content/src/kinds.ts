import type { ArticleEntry } from '@sewa/api/client';
import { blogPath, newsroomPath, storiesPath } from '@sewa/paths';

/** A kind of articles. */
export type ArticleKind = ArticleEntry['kind'];

/** The list of each kind; with a cursor, the page that begins there. */
export const listPaths: Readonly<Record<ArticleKind, (cursor?: string | null) => string>> = {
  blog: blogPath,
  story: storiesPath,
  news: newsroomPath,
};

/** The kind of articles under a path. */
export const findKind = (pathname: string): ArticleKind =>
  pathname.startsWith(newsroomPath()) ? 'news' : pathname.startsWith(storiesPath()) ? 'story' : 'blog';

/** The query of one page of a list. */
export const articleQuery = (kind: ArticleKind, cursor: string | null) => ({
  kind,
  ...(cursor === null ? {} : { cursor }),
});
