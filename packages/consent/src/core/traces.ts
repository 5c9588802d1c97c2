/** What something that was allowed leaves behind in a browser. */
export interface Traces {
  /** Names of cookies; a star at the end stands for any ending, as in `_ga*`. */
  readonly cookies?: readonly string[];
  /** Keys of local and session storage, with a star as above. */
  readonly storage?: readonly string[];
}

const fits = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

/** The hosts a cookie of this page may belong to: `a.b.test` and `b.test`, widest last. */
function listDomains(): string[] {
  const parts = location.hostname.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

function clearCookie(name: string): void {
  for (const domain of ['', ...listDomains().map((host) => `; Domain=${host}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

function clearStorage(storage: Storage, patterns: readonly string[]): void {
  for (const key of Object.keys(storage)) if (fits(key, patterns)) storage.removeItem(key);
}

/** Deletes cookies and stored values that fit; storage a browser forbids holds nothing. */
export function clearTraces({ cookies = [], storage = [] }: Traces): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (fits(name, cookies)) clearCookie(name);
  }
  try {
    clearStorage(localStorage, storage);
    clearStorage(sessionStorage, storage);
  } catch {
    // Forbidden.
  }
}
