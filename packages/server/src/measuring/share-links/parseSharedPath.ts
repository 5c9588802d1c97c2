import { parseCalculatorPage, serializeCalculatorPage } from '@sewa/calculator';
import { careCalculatorPath, patterns } from '@sewa/paths';

/** A page that people share. */
export type SharedPage =
  | { readonly kind: 'listing'; readonly id: string }
  | { readonly kind: 'blog' | 'story'; readonly slug: string }
  /** `path` has what is calculated in its query, and nothing else. */
  | { readonly kind: 'calculation'; readonly path: string };

const listingForm = new RegExp(`^${patterns.discover}/([a-z2-7]{12})/[^/]+$`);
const articleForm = new RegExp(`^(${patterns.blog}|${patterns.stories})/(?!preview$)([^/]+)$`);

/** The page of a path on `origin`; null for one that isn't shared, and for a path that leads to another origin, such as `//evil.example`. */
export function parseSharedPath(path: string, origin: string): SharedPage | null {
  if (!URL.canParse(path, origin)) return null;
  const { origin: found, pathname, searchParams } = new URL(path, origin);
  if (found !== origin) return null;
  const [, id] = listingForm.exec(pathname) ?? [];
  if (id !== undefined) return { kind: 'listing', id };
  const [, list, slug] = articleForm.exec(pathname) ?? [];
  if (slug !== undefined) return { kind: list === patterns.blog ? 'blog' : 'story', slug };
  if (pathname !== careCalculatorPath()) return null;
  const query = serializeCalculatorPage(parseCalculatorPage(searchParams));
  return { kind: 'calculation', path: careCalculatorPath(query) };
}
