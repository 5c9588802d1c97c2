const allowed = ['http:', 'https:', 'mailto:', 'tel:'];

/** Stands in for the product's own origin. */
const OWN_ORIGIN = 'https://own.invalid';

/** Where a link of an article may lead. */
export interface SafeHref {
  readonly href: string;
  readonly isExternal: boolean;
}

/** The target of a link in an article; null for schemes that could run script or open other programs, and for what is no URL. */
export function findSafeHref(href: string): SafeHref | null {
  if (!URL.canParse(href, OWN_ORIGIN)) return null;
  const url = new URL(href, OWN_ORIGIN);
  if (!allowed.includes(url.protocol)) return null;
  const isExternal = url.origin !== OWN_ORIGIN;
  return { href: isExternal ? url.href : href, isExternal };
}
