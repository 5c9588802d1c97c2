import { createContext, type ReactNode, use } from 'react';

/** Stands in cached markup for a text that differs from page to page: a character of nobody's alphabet. */
export const TEXT_PLACE = '\uE000';

/** Markup that the server has rendered before, by name. */
export interface FragmentCache {
  /** The markup with these texts in its places. */
  readonly find: (name: string, texts: readonly string[]) => string | undefined;
  /** Has what `render` gives rendered for the pages to come where it is asked for more than once. */
  readonly store: (name: string, render: () => ReactNode) => void;
}

/** The server's keeper; null in the browser, which draws everything itself. */
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
  const known = name === null ? undefined : fragmentCache?.find(name, texts);
  // React rendered it itself, from the same content, for an earlier page.
  if (known !== undefined) return { dangerouslySetInnerHTML: { __html: known } };
  const children = render(texts);
  const renderPlaces = () => (texts.length === 0 ? children : render(texts.map(() => TEXT_PLACE)));
  if (name !== null) fragmentCache?.store(name, renderPlaces);
  return { children };
}
