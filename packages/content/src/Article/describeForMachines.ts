import type { Article } from '@sewa/api/client';
import type { Site } from '@sewa/pages';
import { articlePath } from '@sewa/paths';

/** An article as structured data (schema.org) for search engines. */
export function describeForMachines(article: Article, site: Site): Record<string, unknown> {
  const { kind, slug, language, title, summary, author, cover, publishedAt, updatedAt } = article;
  const publisher = { '@type': 'Organization', name: site.name, url: site.publicUrl };
  // Editors sign with the product's name.
  const isOwn = author.startsWith(site.name);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: [publishedAt, updatedAt].toSorted().at(-1),
    author: isOwn ? { ...publisher, name: author } : { '@type': 'Person', name: author },
    publisher,
    mainEntityOfPage: `${site.publicUrl}${articlePath(kind, slug)}`,
    ...(cover ? { image: new URL(cover.src, site.publicUrl).href } : {}),
  };
}
