import type { ArticleEntry } from '@sewa/api/client';
import { blogPath, newsroomPath, storiesPath } from '@sewa/paths';

const topics = ['first-steps', 'rules', 'costs', 'contract', 'moving'] as const;

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

/** What a guide is about. */
export type Topic = NonNullable<ArticleEntry['topic']>;

/** The topic that an address asks for, or null. */
export const findTopic = (params: URLSearchParams): Topic | null =>
  topics.find((topic) => topic === params.get('topic')) ?? null;

/** The query of one page of a list. */
export const articleQuery = (kind: ArticleKind, cursor: string | null, topic: Topic | null = null) => ({
  kind,
  ...(topic === null ? {} : { topic }),
  ...(cursor === null ? {} : { cursor }),
});
