import { afterLargestPaint } from './afterLargestPaint.ts';

/**
 * Has the browser fetch what pages are compressed by from then on, once this page has painted: a `Link` header of the document is
 * followed before that. Browsers that take no dictionary leave the link alone.
 */
export function loadDictionary(path: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'compression-dictionary', href: path });
  afterLargestPaint(() => document.head.append(link));
}
