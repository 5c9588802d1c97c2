import { afterLargestPaint } from './afterLargestPaint.ts';
import { isConnectionSaving } from './isConnectionSaving.ts';

/**
 * Has the style sheets that a page carried itself count as loaded, so that its files do not load them again, and fetches them once it
 * has painted, so that the browser's cache holds them for the next page.
 */
export function noteInlineStyles(): void {
  const names = document.querySelector<HTMLStyleElement>('style[data-sheets]')?.dataset.sheets;
  const links = (names?.split(' ') ?? []).map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
  );
  document.head.append(...links);
  if (links.length === 0 || isConnectionSaving()) return;
  afterLargestPaint(() => {
    // What cannot be had is asked for by the next page itself.
    for (const { href } of links) fetch(href, { priority: 'low' }).catch(() => undefined);
  });
}
