import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadErrorPage } from '../errorBoundary.tsx';
import { isPageHandle } from '../page.ts';
import { loadProblem } from '../problems/showProblem.ts';
import { ChunkPreloads } from './ChunkPreloads.ts';
import { findLinkUnder } from './findLinkUnder.ts';

const isInForm = ({ target }: Event): boolean =>
  target instanceof HTMLInputElement
    ? target.form !== null
    : target instanceof Element && target.closest('form') !== null;

/**
 * Loads the chunks of a page and its layout when a link to it is pointed at or focused; at a form, and at a link to the page
 * that is shown, which both stay when they fail, what then says so, and with the first of all what says that a page cannot be:
 * without a connection it could not be loaded.
 */
export function watchLinks(routes: RouteObject[], preloads = new ChunkPreloads()): void {
  const consider = (event: Event) => {
    const link = findLinkUnder(event);
    if (link || isInForm(event)) preloads.add(loadErrorPage);
    if (link ? link.url.pathname === location.pathname : isInForm(event)) preloads.add(loadProblem);
    if (!link) return;
    for (const { route } of matchRoutes(routes, link.url.pathname) ?? []) {
      if (!isPageHandle(route.handle)) continue;
      for (const load of route.handle.modules) preloads.add(load);
    }
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
}
