import { isLoopback } from './isLoopback.ts';
import type { Settings } from './settings.ts';

/**
 * Origin that frames for partner sites are served from. Without `EMBED_ORIGIN`, it is this machine's other name where the sandbox may
 * run (127.0.0.1 beside localhost), so that frames stand on a host of their own there too; elsewhere there are none (null).
 */
export function findEmbedOrigin(
  { embedOrigin, appEnvironment, host }: Pick<Settings, 'embedOrigin' | 'appEnvironment' | 'host'>,
  publicUrl: string,
): string | null {
  if (embedOrigin !== null) return embedOrigin;
  const own = new URL(publicUrl);
  if (appEnvironment === 'production' || own.protocol !== 'http:') return null;
  if (!isLoopback(host) || !isLoopback(own.hostname)) return null;
  own.hostname = own.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  return own.origin;
}
