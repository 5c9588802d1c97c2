import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { pictureSchema } from './listing.ts';
import { line, markdown } from './text.ts';

/** Kinds of articles: guides of the blog, stories of people, and news. */
export const articleKinds = ['blog', 'story', 'news'] as const;

/** What a guide is about. */
const articleTopics = ['first-steps', 'rules', 'costs', 'contract', 'moving'] as const;

/** States of an article. */
const articleStates = ['draft', 'scheduled', 'published'] as const;

const kind = z.enum(articleKinds, { error: 'should be blog, story or news' });
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'should be lower-case words joined by dashes')
  .max(100);
const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'should be a language tag like en or zh-SG');
const topic = z.enum(articleTopics, {
  error: 'should be first-steps, rules, costs, contract or moving',
});
const version = z.number().int().positive();

const entryShape = {
  id: z.uuid(),
  kind,
  slug,
  language,
  topic: topic.nullish().meta({ description: 'What a guide is about; null for other articles.' }),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  cover: pictureSchema.nullable(),
  readingMinutes: z.number().int().positive(),
};

/** A published article, as lists show it. */
export const articleEntrySchema = z
  .object({ ...entryShape, publishedAt: z.iso.datetime() })
  .meta({ id: 'ArticleEntry', description: 'A published article, as lists show it.' });

/** A published article, as lists show it. */
export type ArticleEntry = z.output<typeof articleEntrySchema>;

/** A published article. */
export const articleSchema = articleEntrySchema
  .extend({
    body: z.string().meta({ description: 'Markdown. HTML in it is text.' }),
    updatedAt: z.iso.datetime(),
    related: z.array(articleEntrySchema).meta({ description: 'Up to three others of the same kind.' }),
  })
  .meta({ id: 'Article', description: 'A published article.' });

/** A published article. */
export type Article = z.output<typeof articleSchema>;

/** An article as its editors see it. */
export const articleDraftSchema = z
  .object({
    ...entryShape,
    body: z.string(),
    state: z.enum(articleStates),
    publishedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it was published or is to be; null for a draft that never was.' }),
    updatedAt: z.iso.datetime(),
    version,
    previewUntil: z.iso.datetime().nullable().meta({ description: 'When the last preview link ends.' }),
  })
  .meta({ id: 'ArticleDraft', description: 'An article as its editors see it.' });

/** An article as its editors see it. */
export type ArticleDraft = z.output<typeof articleDraftSchema>;

/** What an editor writes. */
export const articleTextSchema = z
  .object({
    kind,
    slug,
    language: language.default('en'),
    topic: topic.nullish().default(null),
    title: line(120),
    summary: line(300),
    body: markdown(100_000),
    author: line(100),
  })
  .meta({ id: 'ArticleText', description: 'What an editor writes.' });

/** Bytes of an article in JSON: its text may have letters of four bytes. */
const bodyBytes = 512 * 1024;

const id = z.object({ id: z.uuid() });
const operatorErrors = {
  401: 'Not signed in.',
  404: 'No article has this id, or the user is not an operator.',
};
const changeErrors = { ...operatorErrors, 400: 'Invalid request body.', 409: 'The version is stale.' };
const changed = succeeded(z.object({ state: z.enum(articleStates), version }));
const moveErrors = { ...changeErrors, 409: 'The version is stale, or the state does not allow it.' };

/** Articles, for readers and for editors. */
export const articles = {
  listArticles: defineRoute('listArticles', {
    summary: 'List published articles of a kind, newest first.',
    query: z.object({
      kind: kind.optional().meta({ description: 'Default blog.' }),
      language: z.string().optional().meta({ description: 'Default en.' }),
      topic: topic.optional().meta({ description: 'Only articles of this topic.' }),
      cursor: z.string().optional(),
    }),
    answer: succeeded(z.object({ items: z.array(articleEntrySchema), nextCursor: z.string().nullable() })),
    errors: { 400: 'The kind, topic or cursor is not valid.' },
  }),
  getArticle: defineRoute('getArticle', {
    summary: 'Get a published article.',
    params: z.object({ kind, slug: z.string() }),
    query: z.object({ language: z.string().optional().meta({ description: 'Default en.' }) }),
    answer: succeeded(articleSchema),
    errors: { 404: 'No published article of this kind has this slug.' },
  }),
  getArticlePreview: defineRoute('getArticlePreview', {
    summary: 'Get an article, in any state, by its preview link.',
    params: id,
    query: z.object({ token: z.string() }),
    isAnswerSecret: true,
    answer: succeeded(articleDraftSchema),
    errors: { 404: 'The link is forged, has ended, or is of another article.' },
  }),
  listArticleDrafts: defineRoute('listArticleDrafts', {
    summary: 'List articles in every state, last changed first. Operators only.',
    answer: succeeded(z.array(articleDraftSchema.omit({ body: true }))),
    errors: { 401: 'Not signed in.', 403: 'The user is not an operator.' },
  }),
  getArticleDraft: defineRoute('getArticleDraft', {
    summary: 'Get an article in any state. Operators only.',
    params: id,
    answer: succeeded(articleDraftSchema),
    errors: operatorErrors,
  }),
  createArticle: defineRoute('createArticle', {
    summary: 'Create a draft. Operators only.',
    bodyBytes,
    body: articleTextSchema,
    answer: succeeded(z.object({ id: z.uuid(), version })),
    errors: {
      400: 'Invalid request body, or the slug is taken.',
      401: 'Not signed in.',
      403: 'The user is not an operator.',
    },
  }),
  changeArticle: defineRoute('changeArticle', {
    summary:
      'Change an article. The old address of a published article then leads to the new one. Operators only.',
    params: id,
    bodyBytes,
    // Without a default: what is left out stays as it is.
    body: z.object({
      version,
      ...articleTextSchema.extend({ language, topic: topic.nullable() }).partial().shape,
    }),
    answer: changed,
    errors: changeErrors,
  }),
  publishArticle: defineRoute('publishArticle', {
    summary: 'Publish an article now. Operators only.',
    params: id,
    body: z.object({ version }),
    answer: changed,
    errors: changeErrors,
  }),
  scheduleArticle: defineRoute('scheduleArticle', {
    summary: 'Publish an article at a time in the future. Operators only.',
    params: id,
    body: z.object({ version, publishAt: z.iso.datetime({ offset: true }) }),
    answer: changed,
    errors: moveErrors,
  }),
  takeBackArticle: defineRoute('takeBackArticle', {
    summary: 'Make a published or scheduled article a draft again. Operators only.',
    params: id,
    body: z.object({ version }),
    answer: changed,
    errors: changeErrors,
  }),
  setArticleCover: defineRoute('setArticleCover', {
    summary: 'Set the cover of an article: the picture is the request body. Operators only.',
    params: id,
    query: z.object({ alt: z.string().max(200).optional() }),
    bodyBytes: 15 * 1024 * 1024,
    bodyTypes: ['image/jpeg', 'image/png', 'image/webp'],
    body: z.file(),
    answer: changed,
    errors: { ...operatorErrors, 400: 'The picture is damaged.', 415: 'The type is not accepted.' },
  }),
  createPreview: defineRoute('createPreview', {
    summary:
      'Make a link that shows the article in any state for 24 hours. Earlier links end. Operators only.',
    params: id,
    isAnswerSecret: true,
    answer: succeeded(z.object({ url: z.string(), expiresAt: z.iso.datetime() })),
    errors: operatorErrors,
  }),
  endPreviews: defineRoute('endPreviews', {
    summary: 'End the preview links of an article. Operators only.',
    params: id,
    answer: succeeded(z.null()),
    errors: operatorErrors,
  }),
};
