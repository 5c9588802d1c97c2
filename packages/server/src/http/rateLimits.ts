import { type RateLimit, usualReadLimit } from '@sewa/api/schema';
import type { Context, MiddlewareHandler } from 'hono';
import type { Queryable } from '../database/database.ts';
import { countInWindow } from './countInWindow.ts';
import type { FindLimits } from './findLimits.ts';
import { HttpError } from './HttpError.ts';
import { isForPrograms } from './isForPrograms.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';
import { TokenBuckets } from './TokenBuckets.ts';

/** Counts what comes from each address, before anything of it is read. */
export interface RateLimits {
  /** Counts one request for `name` against a limit: seconds to wait, or 0 when it may pass. */
  check(limit: RateLimit, name: string, address: string): number | Promise<number>;
}

/** What counting needs. */
export interface RateLimitOptions {
  db: Queryable;
  now: () => Date;
}

/** Counts in this process's memory, or in the database for all processes together, as each limit says. */
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

/** Address a request came from: the connection's, or what the trusted proxies before us say. */
export function getAddress(
  direct: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return direct ?? 'local';
  const forwarded = (forwardedFor ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || (direct ?? 'local');
}

/** Address of the browser behind a request, also when a page asks in its name. */
export const findRequestAddress = (c: Context<ServerEnvironment>, trustedProxies: number): string =>
  getAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);

/** Whether a form was sent to a page, by a browser that shows what comes of it. */
const isFormOfPage = (c: Context<ServerEnvironment>): boolean =>
  c.req.method === 'POST' &&
  !isForPrograms(c.req.path) &&
  (c.req.header('accept') ?? '').includes('text/html');

/**
 * Refuses a request whose address asks too often, and says when to come back. A form that was sent to a page is left to the page to
 * refuse, as long as the address may still read.
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
