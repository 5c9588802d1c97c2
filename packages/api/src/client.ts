export type { Lister, ListingDetail, ListingItem } from './contract/listing.ts';
export type { Facets } from './contract/listings.ts';
export type { PermissionRule } from './contract/session.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './createClient.ts';
export { type RouteName, type RouteShape, routes } from './routes.ts';
export type { ReadName, RouteAnswer, RouteParams, RouteWireAnswer, WriteName } from './routeTypes.ts';
export { routeKey, writeRouteUrl } from './routeUrl.ts';
