import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle, type PageHandle } from '../page.ts';

const rememberedPaths = 2_000;

/** Whether every character a path spells by percent signs can be read. */
export function isReadablePath(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Finds the page of a path; the router's own matching ranks the whole table each time, so recent paths are remembered. */
export function makePageFinder(routes: RouteObject[]): (pathname: string) => PageHandle | null {
  const found = new Map<string, PageHandle | null>();
  return (pathname) => {
    const known = found.get(pathname);
    if (known !== undefined) return known;
    const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
    const page = isPageHandle(handle) ? handle : null;
    if (found.size >= rememberedPaths) found.clear();
    found.set(pathname, page);
    return page;
  };
}
