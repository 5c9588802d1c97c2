import {
  completeLimits,
  MAX_PHOTO_BYTES,
  type RateLimit,
  type Route,
  type RouteLimits,
  usualReadLimit,
  usualWriteLimit,
} from '@sewa/api/schema';
import { isPaymentReturn, patterns } from '@sewa/paths';
import type { Context } from 'hono';
import { findServedRoute } from './findServedRoute.ts';
import type { RouteTable } from './RouteTable.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';
import { toPattern } from './toPattern.ts';

/** The limits of a request. */
export interface FoundLimits extends Required<RouteLimits> {
  /** Name of the call; empty for other paths. */
  readonly name: string;
  readonly isCompressible: boolean;
}

/** Finds the limits of a request. */
export type FindLimits = (c: Context<ServerEnvironment>) => FoundLimits;

/** All pictures and files of one address. */
const usualMedia: RateLimit = { ...usualReadLimit, max: 4_000, seconds: 4, together: 'media' };

const toRegExp = (pattern: string): RegExp => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);

/** Pages whose forms carry files without script: photos of a listing, the agreement of an application, scans and certificates of a rental. */
const photoPage = toRegExp(patterns.listingWizard);
const filePages = [patterns.flowApply, patterns.contract, patterns.handover].map(toRegExp);

/** A photo, and the fields around it. */
const photoForm = { bodyBytes: MAX_PHOTO_BYTES + 64 * 1024 };

/** Files as `addFile` takes them, 20 MB each but together, and the fields around them. */
const fileForm = { bodyBytes: 20 * 1024 * 1024 + 64 * 1024 };

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a method is safe (RFC 9110, 9.2.1). */
export const isReading = (method: string): boolean => reading.has(method);

/** Whether the response of a call can be compressed: reads without a secret. */
export const isAnswerCompressible = ({ method, isAnswerSecret = false }: Route): boolean =>
  method === 'GET' && !isAnswerSecret;

/** The limits of paths outside the route table: pages, files, the API's documents. */
export function findUnnamedLimits(method: string, path: string): FoundLimits {
  const reads = path.startsWith('/media/') ? usualMedia : usualReadLimit;
  const perAddress = [isReading(method) ? reads : usualWriteLimit];
  const limits = {
    perAddress,
    ...(photoPage.test(path) && photoForm),
    ...(filePages.some((page) => page.test(path)) && fileForm),
    ...(isPaymentReturn(path) && { origin: 'any' as const }),
  };
  return { name: '', isCompressible: false, ...completeLimits({ method: 'POST', ...limits }) };
}

/** Finds the limits of a request in the route table. */
export function createFindLimits(table: RouteTable): FindLimits {
  const rows = new Map(
    Object.entries(table).map(([name, route]) => [
      `${route.method} ${toPattern(route.path)}`,
      { name, isCompressible: isAnswerCompressible(route), ...completeLimits(route) },
    ]),
  );
  return (c) => {
    const served = findServedRoute(c);
    return (
      (served && rows.get(`${served.method} ${served.path}`)) ?? findUnnamedLimits(c.req.method, c.req.path)
    );
  };
}
