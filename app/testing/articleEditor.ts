import { mockRoute } from '@sewa/api/mocks';
import { sampleArticles, sampleDraft } from '@sewa/content/mocks';
import type { HttpHandler } from 'msw';
import { sampleUser } from './openScreen.tsx';

const id = (last: number) => `5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d001${last}`;

/** Articles in each state. */
const sampleDrafts = [
  sampleDraft({ id: id(0), title: 'Bringing a pet', slug: 'bringing-a-pet', version: 1 }),
  sampleDraft({ id: id(1), state: 'scheduled', publishedAt: '2026-12-01T01:00:00Z' }),
  sampleDraft({
    id: id(2),
    kind: 'story',
    title: 'Two lists',
    state: 'published',
    publishedAt: '2026-10-14T01:00:00Z',
  }),
  sampleDraft({
    id: id(3),
    kind: 'news',
    title: 'Homes in 28 districts',
    state: 'published',
    publishedAt: '2026-10-21T01:00:00Z',
  }),
];

/** Answers for somebody who operates the product, and for the article they opened. */
export const answersForEditor = (draft = sampleDraft()): HttpHandler[] => [
  mockRoute('getUser', { ...sampleUser, userTypes: ['CorporateUser'], userTypeIds: [4] }),
  mockRoute('permissions', [
    { action: 'read', subject: 'Biz' },
    { action: ['read', 'create', 'update'], subject: 'Article' },
  ]),
  mockRoute('listArticleDrafts', sampleDrafts),
  mockRoute('getArticleDraft', draft),
  ...sampleArticles(),
];
