import { isIP } from 'node:net';
import { isLoopback } from '../../platform/settings/isLoopback.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** The host of a URL, without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Names that only this machine or its network knows. */
const CLOSED_NAMES = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa)\.?$/;

/**
 * Reads the URL of a webhook: https on a host that isn't plainly private. With `isLocalAllowed`, also plain http of this machine, where a double
 * listens. Null if it can't be used. What its name resolves to is checked at each connection.
 */
export function parseWebhookUrl(text: string, isLocalAllowed: boolean): URL | null {
  const url = URL.parse(text.trim());
  if (url === null) return null;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const host = hostOf(url);
  if (isLocalAllowed && isLoopback(host) && url.protocol === 'http:') return url;
  if (url.protocol !== 'https:') return null;
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : null;
  return host.includes('.') && !CLOSED_NAMES.test(host) ? url : null;
}
