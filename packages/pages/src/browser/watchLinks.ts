import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle } from '../page.ts';
import { ChunkPreloads } from './ChunkPreloads.ts';
import { findLinkUnder } from './findLinkUnder.ts';

/** Loads the chunk of a page when a link to it is pointed at or focused. */
export function watchLinks(routes: RouteObject[], preloads = new ChunkPreloads()): void {
  const consider = (event: Event) => {
    const link = findLinkUnder(event);
    if (!link) return;
    for (const { route } of matchRoutes(routes, link.url.pathname) ?? []) {
      if (isPageHandle(route.handle)) preloads.add(route.handle.row.page);
    }
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
}
