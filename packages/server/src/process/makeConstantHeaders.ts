import type { IncomingMessage } from 'node:http';
import type { Settings } from '../platform/settings/settings.ts';

/** Headers of the response to a request, or to an invalid one (null). */
export type ConstantHeaders = (request: IncomingMessage | null) => Readonly<Record<string, string>>;

const untyped = { 'x-content-type-options': 'nosniff' };
const httpsOnly = { ...untyped, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Headers of every response: `nosniff`, and HSTS for a year if the public URL is https. HSTS is omitted if a trusted proxy says
 * that the request came over http (RFC 6797, 7.2).
 */
export function makeConstantHeaders({
  publicUrl,
  trustedProxies,
}: Pick<Settings, 'publicUrl' | 'trustedProxies'>): ConstantHeaders {
  if (!publicUrl?.startsWith('https:')) return () => untyped;
  return (request) =>
    trustedProxies > 0 && request?.headers['x-forwarded-proto'] === 'http' ? untyped : httpsOnly;
}
