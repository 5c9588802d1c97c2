import { discoverRoute, getListingRoute } from './listings.ts';
import { findRedirectRoute, healthRoute, readyRoute, reportErrorRoute } from './operations.ts';
import { controlRoute, missingRoute, permissionsRoute } from './session.ts';

/** Version of the contract; every answer carries it as `x-api-version`. */
export const contractVersion = '0.1.0';

/** Every call of the contract, by name. */
export const contract = {
  discover: discoverRoute,
  getListing: getListingRoute,
  control: controlRoute,
  missing: missingRoute,
  permissions: permissionsRoute,
  findRedirect: findRedirectRoute,
  reportError: reportErrorRoute,
  health: healthRoute,
  ready: readyRoute,
};

/** The type of the whole contract. */
export type Contract = typeof contract;
