import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle, type PageHandle } from '../page.ts';

const REMEMBERED_PATHS = 2_000;

/** A path with the characters it spells by percent signs; null where one of them cannot be read. */
export function decodePath(pathname: string): string | null {
  try {
    // The value is used: a bundler leaves out a call of this function that is made for its error only.
    return decodeURIComponent(pathname);
  } catch {
    return null;
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
    if (found.size >= REMEMBERED_PATHS) found.clear();
    found.set(pathname, page);
    return page;
  };
}
