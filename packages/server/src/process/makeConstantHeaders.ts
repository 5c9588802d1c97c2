import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings/settings.ts';

/** Headers of an answer to a request, or to what was no request. */
export type ConstantHeaders = (request: IncomingMessage | null) => Readonly<Record<string, string>>;

const untyped = { 'x-content-type-options': 'nosniff' };
const httpsOnly = { ...untyped, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * The headers that stand on every answer: no type may be guessed, and where people reach the product by https, browsers
 * use nothing else for a year. The last is left out where a trusted proxy says that the request came without https
 * (RFC 6797, 7.2).
 */
export function makeConstantHeaders({
  publicUrl,
  trustedProxies,
}: Pick<Settings, 'publicUrl' | 'trustedProxies'>): ConstantHeaders {
  if (!publicUrl?.startsWith('https:')) return () => untyped;
  return (request) =>
    trustedProxies > 0 && request?.headers['x-forwarded-proto'] === 'http' ? untyped : httpsOnly;
}
