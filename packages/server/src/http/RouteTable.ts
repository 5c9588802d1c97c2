import type { RouteName } from '@sewa/api/client';
import type { Route } from '@sewa/api/schema';

/** The rows of the route table, as whoever looks one up by its name takes them; a test may plant other values. */
export type RouteTable = { readonly [Name in RouteName]: Route<Name> };
