import { createContext, type ReactNode, use } from 'react';

/** Markup that the server has rendered before, by name. */
export interface FragmentCache {
  readonly find: (name: string) => string | undefined;
  /** Has the content rendered for the pages to come where it is asked for more than once. */
  readonly store: (name: string, content: ReactNode) => void;
}

/** The server's keeper; null in the browser, which draws everything itself. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);

/** What an element holds: content to draw, or the same as markup. */
export type CachedContent =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * Content that many pages have in common, as props of the element that holds it: the server renders it once for all of them, and the
 * browser takes it over as it stands. `name` names everything the content is made of: equal name, equal content, for everybody;
 * null draws it as if it were not cached. What `render` gives may read no context, make no ids and put
 * nothing into the head, as a picture that is wanted at once does.
 */
export function useCachedMarkup(name: string | null, render: () => ReactNode): CachedContent {
  const fragmentCache = use(FragmentCacheContext);
  const known = name === null ? undefined : fragmentCache?.find(name);
  // React rendered it itself, from the same content, for an earlier page.
  if (known !== undefined) return { dangerouslySetInnerHTML: { __html: known } };
  const children = render();
  if (name !== null) fragmentCache?.store(name, children);
  return { children };
}
