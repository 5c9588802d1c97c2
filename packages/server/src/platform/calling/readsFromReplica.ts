import type { RouteName } from '@sewa/api/client';
import type { Context as RequestContext } from 'hono';
import { findBearer } from '../http/findBearer.ts';
import type { ServerEnvironment } from '../http/ServerEnvironment.ts';
import type { Settings } from '../settings/settings.ts';
import { findCookie } from './cookies.ts';

/** Calls that may be a few seconds behind: searches, homes and lists of them. What people say, sign and pay is never among them. */
const fromReplica: ReadonlySet<string> = new Set<RouteName>([
  'discover',
  'getAgent',
  'getListing',
  'listDistricts',
  'listFavourites',
  'listPlaces',
  'listSavedSearches',
  'listStations',
  'similarListings',
]);

/**
 * Whether a call is read from the replica. Not if this browser wrote within the last five seconds, or has no cookies that could tell,
 * and not for pages, which are cached until the primary says that something changed.
 */
export const readsFromReplica = (
  c: RequestContext<ServerEnvironment>,
  settings: Settings,
  name: string,
): boolean =>
  fromReplica.has(name) &&
  !c.env?.isInternal &&
  findBearer(c) === null &&
  findCookie(c, settings, 'wrote') === null;
