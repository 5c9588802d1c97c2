import { careCalculatorPath, patterns } from '@sewa/paths';

/** Pages that can be shared: the form of their path, and whether their query is part of what is shared. */
const shareable: readonly { readonly form: RegExp; readonly hasQuery: boolean }[] = [
  { form: new RegExp(`^${patterns.discover}/[a-z2-7]{12}/[^/]+$`), hasQuery: false },
  { form: new RegExp(`^(${patterns.blog}|${patterns.stories})/(?!preview$)[^/]+$`), hasQuery: false },
  { form: new RegExp(`^${careCalculatorPath()}$`), hasQuery: true },
];

/**
 * The address to share for a path on `origin`: of a listing or an article without its query, of a calculation with it. Null for any other
 * page, and for a path that leads to another origin, such as `//evil.example`.
 */
export function parseSharedPath(path: string, origin: string): string | null {
  if (!URL.canParse(path, origin)) return null;
  const { origin: found, pathname, search } = new URL(path, origin);
  const page = shareable.find(({ form }) => form.test(pathname));
  if (found !== origin || !page) return null;
  return `${origin}${pathname}${page.hasQuery ? search : ''}`;
}
