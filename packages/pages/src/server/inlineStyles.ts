import { createHash } from 'node:crypto';
import type { StoredPage } from './publicPageCache.ts';

/** Gives the text of a style sheet by its address; null where only the browser can fetch it. */
export type FindStyleSheet = (href: string) => string | null;

/** What a request tells of whether its browser holds our files already. */
export interface Visit {
  readonly fetchSite?: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
  readonly availableDictionary?: string | null | undefined;
}

/** A document with its styles, and the source expression that allows them in a Content-Security-Policy. */
interface StyledDocument {
  readonly html: string;
  readonly source: string;
}

/** Puts style sheets into the documents a visit begins with. */
export interface InlineStyles {
  /** A document of one person; null where it has no sheet that is known. */
  readonly inline: (html: string, nonce: string) => StyledDocument | null;
  /** The same for a page that is stored for everybody; the page itself where it has no sheet that is known. */
  readonly inlineStored: (page: StoredPage) => StoredPage;
}

/** First pages in memory: a visit begins with few of all pages. */
const MAX_STYLED = 16;

/** Ends the entity tag of a page with its styles. */
const TAG_END = '.styles"';

const stylesheets = /(?:<link rel="stylesheet" href="[^"]+">)+/;
const address = /href="([^"]+)"/g;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The entity tag of a page with its styles. */
const tagStyled = (etag: string): string => etag.replace(/"$/, TAG_END);

/**
 * Whether a visit seems to begin here: led by nobody, or by another site, and with nothing of ours in the browser. Who asks whether a
 * page has changed, named by `etag`, gets it as it was only to be told that it has not.
 */
export function isVisitBeginning(visit: Visit, etag?: string): boolean {
  const { fetchSite, ifNoneMatch, availableDictionary } = visit;
  if (ifNoneMatch) return etag !== undefined && ifNoneMatch === tagStyled(etag);
  return Boolean(fetchSite) && fetchSite !== 'same-origin' && !availableDictionary;
}

/** Allows what a document carries in the policy it is sent with. */
export const allowStyles = (policy: string, source: string): string =>
  policy.replace("style-src 'self'", `style-src 'self' ${source}`);

/**
 * A document with its styles is painted without waiting for another answer. It names the sheets they are from, so that script does
 * not load them again for the page's own files; links that are switched off would be fetched by what scans documents ahead.
 */
export function createInlineStyles(findSheet: FindStyleSheet): InlineStyles {
  const styledPages = new Map<StoredPage, StoredPage>();

  function insert(html: string, nonce: string | null): StyledDocument | null {
    const [links] = stylesheets.exec(html) ?? [];
    if (!links) return null;
    const sheets = [...links.matchAll(address)].map(([, href = '']) => href);
    const texts = sheets.map(findSheet);
    const text = texts.join('');
    if (texts.includes(null) || text.includes('</')) return null;
    const allowed = nonce === null ? '' : ` nonce="${nonce}"`;
    const styled = `<style${allowed} data-sheets="${sheets.join(' ')}">${text}</style>`;
    const source =
      nonce === null ? `'sha256-${createHash('sha256').update(text).digest('base64')}'` : `'nonce-${nonce}'`;
    return { html: html.replace(links, () => styled), source };
  }

  function makeStyled(page: StoredPage): StoredPage {
    const document = insert(decoder.decode(page.body), null);
    if (!document) return page;
    const body = encoder.encode(document.html);
    const { headers } = page;
    return {
      status: page.status,
      body,
      headers: {
        ...headers,
        'content-length': String(body.byteLength),
        'content-security-policy': allowStyles(headers['content-security-policy'] ?? '', document.source),
        etag: tagStyled(headers.etag ?? '""'),
      },
    };
  }

  return {
    inline: (html, nonce) => insert(html, nonce),
    inlineStored: (page) => {
      const known = styledPages.get(page);
      if (known) return known;
      const styled = makeStyled(page);
      for (const oldest of styledPages.keys()) {
        if (styledPages.size < MAX_STYLED) break;
        styledPages.delete(oldest);
      }
      styledPages.set(page, styled);
      return styled;
    },
  };
}
