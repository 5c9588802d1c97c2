import type { Article, ArticleDraft, ArticleEntry } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';
import type { ArticleKind } from '../kinds.ts';

const titles: Readonly<Record<ArticleKind, readonly [string, string, string]>> = {
  blog: ['What moving in costs', 'Your first tenancy in Singapore', 'Spotting a rental scam'],
  story: ['The wrong number', 'Two lists', 'Waiting for a yes'],
  news: ['Eight guides to renting', 'Figures with their source', 'Homes in 28 districts'],
};

const cover = { src: '/og.png', alt: 'A row of shophouses', width: 1200, height: 630 };

/** The published articles of a kind, newest first; the first one has a cover. */
export const sampleEntries = (kind: ArticleKind): ArticleEntry[] =>
  titles[kind].map((title, index) => ({
    id: `5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d000${index}`,
    kind,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    language: 'en',
    title,
    summary:
      'First rent, deposit, stamp duty and sometimes an agent’s fee: what you pay before you get the keys.',
    author: 'Sewa editors',
    cover: index === 0 ? cover : null,
    readingMinutes: 4 + index,
    publishedAt: `2026-11-${20 - index}T01:00:00Z`,
  }));

/** A body with every block an article can have. */
export const sampleBody = `Before you get the keys, you usually pay **three amounts**. See [the deposit](/blog/deposit) and [IRAS](https://www.iras.gov.sg).

## The amounts

1. First month's rent
2. A security deposit

- Stamp duty is a *tax*.
- The rest is custom.

| What you pay | 1 year | 2 years |
| --- | ---: | ---: |
| First month's rent | $3,000 | $3,000 |
| Security deposit | $3,000 | $6,000 |

\`\`\`figures
Stamp duty, 1 year at $3,000 a month | $144
Stamp duty, 2 years at $3,000 a month | $288
source: IRAS, https://www.iras.gov.sg, read 2026-11-21
\`\`\`

### Your own agent

> No law sets a rate.

\`\`\`note
The contract decides. Read it **before** you sign.
\`\`\`
`;

/** The first article of a kind, with the others of its kind related. */
const makeArticle = (kind: ArticleKind): Article => {
  const [first, ...related] = sampleEntries(kind);
  return { ...(first as ArticleEntry), body: sampleBody, updatedAt: '2026-11-24T01:00:00Z', related };
};

/** An article as its editors see it. */
export const sampleDraft = (changes: Partial<ArticleDraft> = {}): ArticleDraft => {
  const { related: _, ...article } = makeArticle('blog');
  return { ...article, state: 'draft', publishedAt: null, version: 3, previewUntil: null, ...changes };
};

/** Handlers of a server with the sample articles. */
export const sampleArticles = (): HttpHandler[] => [
  mockRoute('listArticles', (request) => {
    const kind = new URL(request.url).searchParams.get('kind') as ArticleKind;
    return { items: sampleEntries(kind), nextCursor: null };
  }),
  mockRoute('getArticle', (request) =>
    makeArticle(new URL(request.url).pathname.split('/')[3] as ArticleKind),
  ),
];
