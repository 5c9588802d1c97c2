import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Queryable } from '../database/database.ts';
import { countRequest } from './queries.ts';
import { RefusedError } from './RefusedError.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';
import { TokenBuckets } from './TokenBuckets.ts';

/** Decides about one request: seconds to wait, or 0 when it may pass. */
export interface RateLimits {
  check(method: string, path: string, address: string): number | Promise<number>;
}

/** What may be asked of one address. */
export interface RateLimitOptions {
  db: Queryable;
  now: () => Date;
  /** Reads: how many at once, and how many a second in the long run. */
  reads?: { burst: number; perSecond: number };
  /** Writes a minute, counted in the database for all processes together. */
  writesPerMinute?: number;
}

const READS = { burst: 600, perSecond: 100 };
const MEDIA = { burst: 4_000, perSecond: 1_000 };
const WRITES_PER_MINUTE = 60;
const WINDOW_SECONDS = 60;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Limits by address: reads in this process's memory, writes in the database. Health checks are never limited. */
export function createRateLimits({
  db,
  now,
  reads = READS,
  writesPerMinute = WRITES_PER_MINUTE,
}: RateLimitOptions): RateLimits {
  const readBuckets = new TokenBuckets(reads);
  const mediaBuckets = new TokenBuckets(MEDIA);
  return {
    async check(method, path, address) {
      const at = now();
      if (path === '/api/health' || path === '/api/ready') return 0;
      if (reading.has(method)) {
        return (path.startsWith('/media/') ? mediaBuckets : readBuckets).take(address, at.getTime());
      }
      const seconds = Math.floor(at.getTime() / 1000);
      const start = seconds - (seconds % WINDOW_SECONDS);
      // Kept for a day at most, and only as a digest: enough to count, not to tell who.
      const key = createHash('sha256').update(`${start}|${address}`).digest('base64url').slice(0, 22);
      const isFree = await countRequest(db, `write:${key}`, new Date(start * 1000), writesPerMinute);
      return isFree ? 0 : start + WINDOW_SECONDS - seconds;
    },
  };
}

/** Address a request came from: the connection's, or what the trusted proxies before us say. */
export function readAddress(
  direct: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return direct ?? 'local';
  const forwarded = (forwardedFor ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || (direct ?? 'local');
}

/** Address of the browser behind a request, also when a page asks in its name. */
export const readRequestAddress = (c: Context<ServerEnvironment>, trustedProxies: number): string =>
  readAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);

/** Refuses a request whose address asks too often, and says when to come back. */
export function limitRate(limits: RateLimits, trustedProxies: number): MiddlewareHandler<ServerEnvironment> {
  return async (c, next) => {
    if (c.env?.isInternal) return next();
    const wait = await limits.check(c.req.method, c.req.path, readRequestAddress(c, trustedProxies));
    if (wait > 0) throw new RefusedError('too-many', { retryAfter: Math.ceil(wait) });
    await next();
  };
}
