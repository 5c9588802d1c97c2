import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle } from '../page.ts';
import { ChunkPreloads } from './ChunkPreloads.ts';

/** Loads the chunk of a page when a link to it is pointed at or focused. */
export function watchLinks(routes: RouteObject[], preloads = new ChunkPreloads()): void {
  const consider = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (isPageHandle(route.handle)) preloads.add(route.handle.row.page);
    }
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
}
