import { earlyScriptHash } from './earlyScript.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

function writePolicy(scriptSource: string): string {
  return [
    "default-src 'self'",
    `script-src ${scriptSource}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const publicPolicy = writePolicy(`'self' ${earlyScriptHash}`);

/** Headers of a page that is the same for everybody: the policy allows scripts by hash. */
export function publicPageHeaders(): Record<string, string> {
  return {
    ...everywhere,
    'content-security-policy': publicPolicy,
    'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate',
  };
}

/** Headers of a page made for one person: never stored, scripts by a nonce of this one answer. */
export function privatePageHeaders(nonce: string): Record<string, string> {
  return {
    ...everywhere,
    'content-security-policy': writePolicy(`'nonce-${nonce}' 'strict-dynamic'`),
    'cache-control': 'no-store',
  };
}
