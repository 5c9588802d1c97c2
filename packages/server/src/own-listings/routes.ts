import type { VerbRouter } from '../calling/VerbRouter.ts';
import { createListing } from './createListing.ts';

/** Adds the routes of listings that people make here. */
export function addOwnListingRoutes(router: VerbRouter): void {
  router.mount('createListing', createListing);
}
