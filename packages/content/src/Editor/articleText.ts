import type { ArticleDraft } from '@sewa/api/client';

/** The fields of an article that an editor writes. */
export const textFields = [
  'kind',
  'topic',
  'slug',
  'language',
  'title',
  'summary',
  'author',
  'body',
] as const;

/** What stands in those fields. */
export type ArticleText = Readonly<Record<(typeof textFields)[number], string>>;

/** An article that isn't there yet. */
export const makeEmptyText = (author: string): ArticleText => ({
  kind: 'blog',
  topic: '',
  slug: '',
  language: 'en',
  title: '',
  summary: '',
  author,
  body: '',
});

/** The text of a stored article. */
export const pickText = ({
  kind,
  topic,
  slug,
  language,
  title,
  summary,
  author,
  body,
}: ArticleDraft): ArticleText => ({
  kind,
  topic: topic ?? '',
  slug,
  language,
  title,
  summary,
  author,
  body,
});

/** The fields in which two texts differ. */
export const listDifferences = (one: ArticleText, other: ArticleText) =>
  textFields.filter((name) => one[name] !== other[name]);

/** The text of a form; browsers end its lines with two characters. */
export function parseText(form: FormData): ArticleText {
  const read = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    kind: read('kind'),
    topic: read('topic'),
    slug: read('slug'),
    language: read('language'),
    title: read('title'),
    summary: read('summary'),
    author: read('author'),
    body: read('body'),
  };
}
