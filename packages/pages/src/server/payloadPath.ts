const suffix = '/_payload.json';

/** Where the data block of a page is: `/discover?q=1` has it at `/discover/_payload.json?q=1`. */
export function formatPayloadPath({ pathname, search }: URL): string {
  return `${pathname.replace(/\/$/, '')}${suffix}${search}`;
}

/** The path of the page whose data block is at this path; null where there is none. */
export function parsePayloadPath(pathname: string): string | null {
  return pathname.endsWith(suffix) ? pathname.slice(0, -suffix.length) || '/' : null;
}
