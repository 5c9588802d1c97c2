import { createContext, type ReactNode, use } from 'react';

/** Markup that the server has rendered before, by name. */
export interface FragmentCache {
  readonly find: (name: string) => string | undefined;
  /** Has the content rendered once this page is done, for the next one. */
  readonly store: (name: string, content: ReactNode) => void;
}

/** The server's keeper; null in the browser, which draws everything itself. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null);

/** Content that many pages have in common. */
export interface CachedFragmentProps {
  /** Names everything the content is made of: equal name, equal content, for everybody. */
  readonly name: string;
  readonly className: string;
  /** Draws the content; it may read no context and make no ids. */
  readonly children: () => ReactNode;
}

/** A block whose markup the server renders once for all pages that show it; the browser takes it over as it stands. */
export function CachedFragment({ name, className, children }: CachedFragmentProps) {
  const fragmentCache = use(FragmentCacheContext);
  const known = fragmentCache?.find(name);
  if (known !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it itself, from the same content, for an earlier page
    return <div className={className} dangerouslySetInnerHTML={{ __html: known }} />;
  }
  const content = children();
  fragmentCache?.store(name, content);
  return <div className={className}>{content}</div>;
}
