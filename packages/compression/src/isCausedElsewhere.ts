/** Gives a header of a request by its name in lower case. */
export type FindHeader = (name: string) => string | null | undefined;

const ownSites = new Set(['same-origin', 'none']);

/**
 * Whether a page of another site may have caused a request that says who asks: it could put text into the address, watch how
 * long the compressed answer is on the wire, and so guess what stands beside it (BREACH). Browsers say it by `Sec-Fetch-Site`; one
 * that does not and wants a page is taken for a browser from before 2023. Without cookies an answer says nothing of anybody.
 */
export function isCausedElsewhere(findHeader: FindHeader): boolean {
  if (!findHeader('cookie')) return false;
  const site = findHeader('sec-fetch-site');
  if (site) return !ownSites.has(site);
  return findHeader('accept')?.includes('text/html') ?? false;
}
