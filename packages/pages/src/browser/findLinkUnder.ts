/** A link in HTML or in a drawing, and where it leads. */
export interface FoundLink {
  readonly element: Element;
  readonly url: URL;
}

/** The link an event falls on, in HTML or in SVG, when it leads to this site and opens in this tab; otherwise null. */
export function findLinkUnder({ target }: Event): FoundLink | null {
  const element = target instanceof Element ? target.closest('a') : null;
  const href = element?.getAttribute('href') ?? element?.getAttribute('xlink:href');
  if (!element || href == null || !URL.canParse(href, document.baseURI)) return null;
  const url = new URL(href, document.baseURI);
  const frame = element.getAttribute('target');
  if (url.origin !== location.origin || (frame && frame !== '_self')) return null;
  return { element, url };
}
