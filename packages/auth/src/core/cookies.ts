const listValues = (name: string): string[] =>
  document.cookie
    .split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

/** Whether this page has a cookie of this name, or several. */
export const hasCookie = (name: string): boolean => listValues(name).length > 0;

/** The value of a cookie, or null; also null if there are two of the same name, because one may be forged. */
export function findCookie(name: string): string | null {
  const values = listValues(name);
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** Deletes a cookie, on this host and on the domain it may be shared with. */
export function clearCookie(name: string, domain: string | null): void {
  for (const shared of domain ? [`; Domain=${domain}`, ''] : ['']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${shared}`;
  }
}
