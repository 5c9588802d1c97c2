import { type RateLimit, usualReadLimit } from '@sewa/api/schema';
import type { Context, MiddlewareHandler } from 'hono';
import type { Queryable } from '../database/database.ts';
import { countInWindow } from './countInWindow.ts';
import type { FindLimits } from './findLimits.ts';
import { HttpError } from './HttpError.ts';
import { isForPrograms } from './isForPrograms.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';
import { TokenBuckets } from './TokenBuckets.ts';

/** Rate limits per address, checked before a request is read. */
export interface RateLimits {
  /** Counts a request against a limit of `name`. Returns the seconds to wait, or 0. */
  check(limit: RateLimit, name: string, address: string): number | Promise<number>;
}

/** Options of `createRateLimits`. */
export interface RateLimitOptions {
  db: Queryable;
  now: () => Date;
}

/** Counts in memory per process, or in the database for all processes, as each limit says. */
export function createRateLimits({ db, now }: RateLimitOptions): RateLimits {
  const buckets = new Map<string, TokenBuckets>();
  const findBuckets = (name: string, burst: number, seconds: number): TokenBuckets => {
    const known = buckets.get(name) ?? new TokenBuckets({ burst, perSecond: burst / seconds });
    buckets.set(name, known);
    return known;
  };
  return {
    check({ max, seconds, together, isInMemory }, call, address) {
      if (typeof max !== 'number')
        throw new Error(`The limit of ${call} is a setting, which only a verb knows.`);
      const name = together ?? call;
      return isInMemory
        ? findBuckets(name, max, seconds).take(address, now().getTime())
        : countInWindow(db, { name, who: `address:${address}`, max, seconds }, now());
    },
  };
}

/** Client address of a request: the connection's, or the one the trusted proxies report. */
export function getAddress(
  direct: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return direct ?? 'local';
  const forwarded = (forwardedFor ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || (direct ?? 'local');
}

/** Client address of a request, also for in-process calls of a page. */
export const findRequestAddress = (c: Context<ServerEnvironment>, trustedProxies: number): string =>
  getAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);

/** Whether a browser posted a form to a page and will show the response. */
const isFormOfPage = (c: Context<ServerEnvironment>): boolean =>
  c.req.method === 'POST' &&
  !isForPrograms(c.req.path) &&
  (c.req.header('accept') ?? '').includes('text/html');

/**
 * Rejects requests above the rate limit of their address, with `Retry-After`. For a form post, the page shows the rejection, if the
 * address is still below its read limit.
 */
export function limitRate(
  limits: RateLimits,
  findLimits: FindLimits,
  trustedProxies: number,
): MiddlewareHandler<ServerEnvironment> {
  return async (c, next) => {
    if (c.env?.isInternal) return next();
    const { name, perAddress } = findLimits(c);
    for (const limit of perAddress.filter(({ isCountedFirst }) => isCountedFirst)) {
      const address = findRequestAddress(c, trustedProxies);
      const wait = await limits.check(limit, name, address);
      if (wait === 0) continue;
      const rejection = new HttpError('too-many', { retryAfter: Math.ceil(wait) });
      if (!isFormOfPage(c) || (await limits.check(usualReadLimit, name, address)) > 0) throw rejection;
      c.set('rejection', rejection);
    }
    await next();
  };
}
