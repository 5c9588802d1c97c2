import { createStaticHandler, matchRoutes, type RouteObject, type StaticHandler } from 'react-router-dom';
import { isPageHandle, type PageHandle } from '../page.ts';

const REMEMBERED_PATHS = 2_000;

/** A page of the table, and what answers requests for it. */
export interface FoundPage {
  /** Null where no page of the table has the path. */
  readonly page: PageHandle | null;
  /** Knows the routes of this page alone. */
  readonly handler: StaticHandler;
}

/** A path with the characters it spells by percent signs; null where one of them cannot be read. */
export function decodePath(pathname: string): string | null {
  try {
    // The value is used: a bundler leaves out a call of this function that is made for its error only.
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The matched routes alone, each within the one before. */
const nestRoutes = (matched: readonly RouteObject[]): RouteObject[] =>
  matched.reduceRight<RouteObject[]>((children, { children: _, ...alone }) => {
    return [children.length > 0 ? { ...alone, children } : alone] as RouteObject[];
  }, []);

/**
 * Finds the page of a path. The router would go through the whole table for each request: so each page has a handler of its own
 * routes, made with its first request, and recent paths are remembered.
 */
export function makePageFinder(routes: RouteObject[]): (pathname: string) => FoundPage {
  const pages = new Map<RouteObject | undefined, FoundPage>();
  const found = new Map<string, FoundPage>();

  function findPage(pathname: string): FoundPage {
    const matched = matchRoutes(routes, pathname)?.map(({ route }) => route) ?? [];
    const leaf = matched.at(-1);
    const known = pages.get(leaf);
    if (known) return known;
    const made = {
      page: isPageHandle(leaf?.handle) ? leaf.handle : null,
      handler: createStaticHandler(leaf ? nestRoutes(matched) : routes),
    };
    pages.set(leaf, made);
    return made;
  }

  return (pathname) => {
    const known = found.get(pathname);
    if (known) return known;
    const page = findPage(pathname);
    if (found.size >= REMEMBERED_PATHS) found.clear();
    found.set(pathname, page);
    return page;
  };
}
