import { earlyScriptHash } from './earlyScript.ts';

/** The headers of the two kinds of pages. */
export interface SecurityHeaders {
  /** Of a page that is the same for everybody: scripts are allowed by hash. */
  readonly forPublicPage: Readonly<Record<string, string>>;
  /** Of a page made for one person: never stored, scripts by a nonce of this one answer. */
  readonly forPrivatePage: (nonce: string) => Record<string, string>;
}

/** What the policies depend on. */
export interface SecurityOptions {
  /** Origin under which people reach the product; https ones are asked for by https only, for a year. */
  readonly publicUrl: string;
  /** Address of the error-reporting service, or null: then browsers talk to nobody but us. */
  readonly reportingDsn: string | null;
}

/** Makes the headers once for a deployment. */
export function makeSecurityHeaders({ publicUrl, reportingDsn }: SecurityOptions): SecurityHeaders {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const connect = reportingDsn ? `'self' ${new URL(reportingDsn).origin}` : "'self'";
  const writePolicy = (scripts: string): string =>
    [
      "default-src 'self'",
      `script-src ${scripts}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src ${connect}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  return {
    forPublicPage: {
      ...everywhere,
      'content-security-policy': writePolicy(`'self' ${earlyScriptHash}`),
      'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate',
    },
    forPrivatePage: (nonce) => ({
      ...everywhere,
      'content-security-policy': writePolicy(`'nonce-${nonce}' 'strict-dynamic'`),
      'cache-control': 'no-store',
    }),
  };
}
