import type { Article } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { sampleEntries } from '../testing/sampleArticles.ts';
import { describeForMachines } from './describeForMachines.ts';

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};
const [entry] = sampleEntries('blog');
const article = { ...entry, body: '', updatedAt: '2026-11-10T00:00:00Z', related: [] } as unknown as Article;

test('search engines learn what it is, who wrote it, when, and where it is', () => {
  expect(describeForMachines(article, site)).toMatchObject({
    '@type': 'Article',
    headline: 'What moving in costs',
    datePublished: '2026-11-20T01:00:00Z',
    // It was written before it was published.
    dateModified: '2026-11-20T01:00:00Z',
    author: { '@type': 'Organization', name: 'Sewa editors' },
    mainEntityOfPage: 'https://sewa.test/blog/what-moving-in-costs',
    image: 'https://sewa.test/og.png',
  });
});

test('a person is named as a person', () => {
  expect(describeForMachines({ ...article, author: 'Mei Tan', cover: null }, site)).toMatchObject({
    author: { '@type': 'Person', name: 'Mei Tan' },
  });
});
