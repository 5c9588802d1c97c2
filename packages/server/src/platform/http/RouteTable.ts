import type { RouteName } from '@sewa/api/client';
import type { Route } from '@sewa/api/schema';

/** The contract's routes by name; tests can pass others. */
export type RouteTable = { readonly [Name in RouteName]: Route<Name> };
