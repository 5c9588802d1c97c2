import { expect, test } from 'vitest';
import { listSampleArticles } from './sampleArticles.ts';

test('the articles can be imported, and each guide and story has a cover', async () => {
  const articles = await listSampleArticles();
  const count = (kind: string) => articles.filter((article) => article.kind === kind).length;
  expect([count('blog'), count('story'), count('news')]).toEqual([8, 3, 3]);
  for (const { kind, slug, cover, publishedAt } of articles) {
    expect([slug, publishedAt !== null]).toEqual([slug, true]);
    expect([slug, cover !== null]).toEqual([slug, kind !== 'news']);
  }
});
