import type { LinkServiceSettings } from '../deep-links/startBranch.ts';
import { listTagManagerSources, type TagManagerSettings } from '../tag-manager/tagManagerSources.ts';
import { earlyScriptHash } from './earlyScript.ts';

/** The headers of the two kinds of pages. */
export interface SecurityHeaders {
  /** Of a page that is the same for everybody: the early script is allowed by its hash. */
  readonly forPublicPage: Readonly<Record<string, string>>;
  /** Of a page made for one person: never stored, scripts by a nonce of this one answer. */
  readonly forPrivatePage: (nonce: string, page?: { readonly hasTags: boolean }) => Record<string, string>;
}

/** What the policies depend on. */
export interface SecurityOptions {
  /** Address of the error-reporting service, or null: then browsers talk to nobody but us. */
  readonly reportingDsn: string | null;
  /** Inline scripts besides the early one, as source expressions such as `'sha256-…'`. @default none */
  readonly inlineScripts?: readonly string[];
  /** How private pages reach the link service, or null. */
  readonly linkService: LinkServiceSettings | null;
  /** How private pages reach the tag manager, or null. */
  readonly tagManager?: TagManagerSettings | null;
}

/** Where the link service is. */
const linkOrigin = 'https://api2.branch.io';

/** The two calls of the link service we make: what a link carries, and a new link. Its others are not allowed. */
const linkCalls = ['/v1/open', '/v1/url'];

/** Makes the headers once for a deployment. */
export function makeSecurityHeaders({
  reportingDsn,
  linkService,
  inlineScripts = [],
  tagManager = null,
}: SecurityOptions): SecurityHeaders {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  };
  const reports = reportingDsn ? [new URL(reportingDsn).origin] : [];
  const links = linkService ? linkCalls.map((path) => `${linkService.apiUrl ?? linkOrigin}${path}`) : [];
  const hashes = inlineScripts.map((source) => ` ${source}`).join('');
  const serializePolicy = (
    scripts: string,
    connect: readonly string[],
    images: readonly string[] = [],
  ): string =>
    [
      "default-src 'self'",
      `script-src ${scripts}`,
      "style-src 'self'",
      `img-src ${["'self'", 'data:', ...images].join(' ')}`,
      "font-src 'self'",
      `connect-src ${["'self'", ...connect].join(' ')}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  return {
    forPublicPage: {
      ...everywhere,
      'content-security-policy': serializePolicy(`'self' ${earlyScriptHash}${hashes}`, reports),
      'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate',
    },
    forPrivatePage: (nonce, { hasTags } = { hasTags: false }) => {
      const tags = listTagManagerSources(hasTags ? tagManager : null);
      return {
        ...everywhere,
        'content-security-policy': [
          serializePolicy(
            `'nonce-${nonce}' 'strict-dynamic'${hashes}`,
            [...reports, ...links, ...tags.connect],
            tags.images,
          ),
          // A second policy, and both hold: what our own script brings must be ours, so the link service cannot fall back on script. The tag manager's is allowed.
          ...(linkService
            ? [`script-src ${["'self'", `'nonce-${nonce}'`, ...inlineScripts, ...tags.scripts].join(' ')}`]
            : []),
        ].join(', '),
        'cache-control': 'no-store',
      };
    },
  };
}
