import { createContext, type ReactNode, use } from 'react';

/** Markup that the server renders once for many pages, by name. */
export interface FragmentCache {
  /** What stands for the markup with these texts in it until the page around it is rendered; `render` gives its content. */
  readonly place: (
    name: string,
    render: (texts: readonly string[]) => ReactNode,
    texts: readonly string[],
  ) => string;
}

/** The server's cache; null in the browser, which draws everything itself. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);

/** What an element holds: content to draw, or the same as markup. */
export type CachedContent =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * Content that many pages have in common, as props of the element that holds it: the server renders it once for all of them, and the
 * browser takes it over as it stands. `name` names everything the content is made of but `texts`: equal name, equal content, for
 * everybody; null draws it as if it were not cached. What differs from page to page, such as numbers, is `texts`: `render` is given as many
 * and shows each once, in their order and alone in its element. What it gives may read no context, make no ids and put
 * nothing into the head, as a picture that is wanted at once does.
 */
export function useCachedMarkup(
  name: string | null,
  render: (texts: readonly string[]) => ReactNode,
  texts: readonly string[] = [],
): CachedContent {
  const fragmentCache = use(FragmentCacheContext);
  if (name === null || !fragmentCache) return { children: render(texts) };
  // React renders it itself, from the same content.
  return { dangerouslySetInnerHTML: { __html: fragmentCache.place(name, render, texts) } };
}
