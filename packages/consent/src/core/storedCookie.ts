import {
  CONSENT_SECONDS,
  type ConsentCookie,
  parseConsentCookie,
  serializeConsentCookie,
} from '@sewa/api/client';

/** The cookie of this page that says what is allowed. */
export interface StoredCookie {
  /** What it says; null when there is none, when it cannot be read, or when there are two, because one may be planted. */
  read(): ConsentCookie | null;
  /** Keeps a choice for twelve months. */
  write(choice: ConsentCookie): void;
}

/** Reads and writes the cookie of a name, shared on a domain or of this host only. */
export function storeCookie(name: string, domain: string | null): StoredCookie {
  const start = `${name}=`;
  return {
    read() {
      const values = document.cookie.split('; ').filter((pair) => pair.startsWith(start));
      return values.length === 1 ? parseConsentCookie(values[0]?.slice(start.length) ?? '') : null;
    },
    write(choice) {
      const shared = domain ? `; Domain=${domain}` : '';
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${start}${serializeConsentCookie(choice)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}${shared}`;
    },
  };
}
