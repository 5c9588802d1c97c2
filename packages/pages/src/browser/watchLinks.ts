import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle } from '../page.ts';
import { ChunkPreloads } from './ChunkPreloads.ts';
import { findLinkUnder } from './findLinkUnder.ts';

/** Loads the chunks of a page and its layout when a link to it is pointed at or focused. */
export function watchLinks(routes: RouteObject[], preloads = new ChunkPreloads()): void {
  const consider = (event: Event) => {
    const link = findLinkUnder(event);
    if (!link) return;
    for (const { route } of matchRoutes(routes, link.url.pathname) ?? []) {
      if (!isPageHandle(route.handle)) continue;
      for (const load of route.handle.modules) preloads.add(load);
    }
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
}
