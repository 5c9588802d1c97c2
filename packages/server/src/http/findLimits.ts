import {
  completeLimits,
  type RateLimit,
  type Route,
  type RouteLimits,
  usualReadLimit,
  usualWriteLimit,
} from '@sewa/api/schema';
import type { Context } from 'hono';
import { findServedRoute } from './findServedRoute.ts';
import type { RouteTable } from './RouteTable.ts';
import type { ServerEnvironment } from './ServerEnvironment.ts';
import { toPattern } from './toPattern.ts';

/** What is let in of the call a request is for. */
export interface FoundLimits extends Required<RouteLimits> {
  /** Name of the call; empty for what no row of the table names. */
  readonly name: string;
  readonly isCompressible: boolean;
}

/** Finds what is let in of a request. */
export type FindLimits = (c: Context<ServerEnvironment>) => FoundLimits;

/** Pictures and files of one address, all together. */
const usualMedia: RateLimit = { ...usualReadLimit, max: 4_000, seconds: 4, together: 'media' };

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a method only reads. */
export const isReading = (method: string): boolean => reading.has(method);

/** Whether the answer of a call may be compressed: that of every read without a secret. */
export const isAnswerCompressible = ({ method, isAnswerSecret = false }: Route): boolean =>
  method === 'GET' && !isAnswerSecret;

/** What is let in of what no row names: pages, files, the documents of the API. */
export function findUnnamedLimits(method: string, path: string): FoundLimits {
  const reads = path.startsWith('/media/') ? usualMedia : usualReadLimit;
  const perAddress = [isReading(method) ? reads : usualWriteLimit];
  return { name: '', isCompressible: false, ...completeLimits({ method: 'POST', perAddress }) };
}

/** Reads what is let in from the row of the route table a request is for. */
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
