import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { changeListing } from './changeListing.ts';
import { copyListing } from './copyListing.ts';
import { createListing } from './createListing.ts';
import { getListingPreview } from './getListingPreview.ts';
import { getOwnListing } from './getOwnListing.ts';
import { joinListing } from './joinListing.ts';
import { listReviews } from './listReviews.ts';
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
  router.mount('getOwnListing', getOwnListing);
  router.mount('getListingPreview', getListingPreview);
  router.mount('changeListing', changeListing);
  router.mount('copyListing', copyListing);
  router.mount('joinListing', joinListing);
  router.mount('listReviews', listReviews);
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
