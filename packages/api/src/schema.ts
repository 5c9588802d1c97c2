export { type Contract, contract, contractVersion } from './contract/contract.ts';
export { defineRoute, type Route, type RouteSchemas, succeeded } from './contract/defineRoute.ts';
export {
  type Lister,
  type ListingDetail,
  type ListingItem,
  listerSchema,
  listingDetailSchema,
  listingItemSchema,
  pictureSchema,
} from './contract/listing.ts';
export { type Facets, facetsSchema } from './contract/listings.ts';
export { type OpenApi, openapi } from './contract/openapi.ts';
export { errorReportSchema } from './contract/operations.ts';
export { type PermissionRule, permissionRuleSchema } from './contract/session.ts';
