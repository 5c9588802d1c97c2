import type { VerbRouter } from '../calling/VerbRouter.ts';
import { createListing } from './createListing.ts';
import {
  approveListing,
  closeListing,
  confirmListing,
  letListing,
  pauseListing,
  publishListing,
  rejectListing,
  resumeListing,
  submitListing,
} from './transitionVerbs.ts';

/** Adds the routes of listings that people make here. */
export function addOwnListingRoutes(router: VerbRouter): void {
  router.mount('createListing', createListing);
  router.mount('submitListing', submitListing);
  router.mount('publishListing', publishListing);
  router.mount('pauseListing', pauseListing);
  router.mount('resumeListing', resumeListing);
  router.mount('confirmListing', confirmListing);
  router.mount('letListing', letListing);
  router.mount('closeListing', closeListing);
  router.mount('approveListing', approveListing);
  router.mount('rejectListing', rejectListing);
}
