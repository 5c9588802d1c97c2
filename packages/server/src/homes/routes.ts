import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { answerAvailability, findAvailability } from './availability/answerAvailability.ts';
import { getDispute } from './disputes/getDispute.ts';
import { listDisputes } from './disputes/listDisputes.ts';
import { settleDispute } from './disputes/settleDispute.ts';
import { stateDispute } from './disputes/stateDispute.ts';
import { getFairRent } from './fair-rent/getFairRent.ts';
import { countView } from './listing-counts/countView.ts';
import { getListingNumbers } from './listing-counts/getListingNumbers.ts';
import { getAgent } from './listings/getAgent.ts';
import { getListerPhone } from './listings/getListerPhone.ts';
import { getListing } from './listings/getListing.ts';
import { mountMedia } from './media/mountMedia.ts';
import { changeListing } from './own-listings/changeListing.ts';
import { copyListing } from './own-listings/copyListing.ts';
import { createListing } from './own-listings/createListing.ts';
import { getListingAccess } from './own-listings/getListingAccess.ts';
import { getListingPreview } from './own-listings/getListingPreview.ts';
import { getOwnListing } from './own-listings/getOwnListing.ts';
import { getReviewDecision } from './own-listings/getReviewDecision.ts';
import { joinListing } from './own-listings/joinListing.ts';
import { listReviews } from './own-listings/listReviews.ts';
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
} from './own-listings/transitionVerbs.ts';
import { addPhoto } from './photos/addPhoto.ts';
import { listPhotos } from './photos/listPhotos.ts';
import { orderPhotos } from './photos/orderPhotos.ts';
import { removePhoto } from './photos/removePhoto.ts';
import { listPlaces } from './places/listPlaces.ts';
import { listStations } from './places/listStations.ts';
import { findPostalCode } from './postal-codes/findPostalCode.ts';
import { changeProperty } from './properties/changeProperty.ts';
import { createProperty } from './properties/createProperty.ts';
import { endAuthority } from './properties/endAuthority.ts';
import { getProperty } from './properties/getProperty.ts';
import { grantAuthority } from './properties/grantAuthority.ts';
import { listProperties } from './properties/listProperties.ts';

/** Adds the routes of units, listings, photos, places and rents around them. */
export function addHomesRoutes(router: VerbRouter): void {
  router.mount('listStations', listStations);
  router.mount('listPlaces', listPlaces);

  router.mount('getListing', getListing);
  router.mount('getAgent', getAgent);
  router.mount('listerPhone', getListerPhone);

  router.mount('createListing', createListing);
  router.mount('getOwnListing', getOwnListing);
  router.mount('getListingNumbers', getListingNumbers);
  router.mount('getListingAccess', getListingAccess);
  router.mount('getListingPreview', getListingPreview);
  router.mount('changeListing', changeListing);
  router.mount('copyListing', copyListing);
  router.mount('joinListing', joinListing);
  router.mount('listReviews', listReviews);
  router.mount('getReviewDecision', getReviewDecision);
  router.mount('submitListing', submitListing);
  router.mount('publishListing', publishListing);
  router.mount('pauseListing', pauseListing);
  router.mount('resumeListing', resumeListing);
  router.mount('confirmListing', confirmListing);
  router.mount('letListing', letListing);
  router.mount('closeListing', closeListing);
  router.mount('approveListing', approveListing);
  router.mount('rejectListing', rejectListing);

  router.mount('findAvailability', findAvailability);
  router.mount('answerAvailability', answerAvailability);

  router.mount('fairRent', getFairRent);

  router.mount('listProperties', listProperties);
  router.mount('getProperty', getProperty);
  router.mount('createProperty', createProperty);
  router.mount('changeProperty', changeProperty);
  router.mount('grantAuthority', grantAuthority);
  router.mount('endAuthority', endAuthority);

  router.mount('listDisputes', listDisputes);
  router.mount('getDispute', getDispute);
  router.mount('stateDispute', stateDispute);
  router.mount('settleDispute', settleDispute);

  router.mount('findPostalCode', findPostalCode);

  router.mount('countView', countView);

  router.mount('addPhoto', addPhoto);
  router.mount('listPhotos', listPhotos);
  router.mount('orderPhotos', orderPhotos);
  router.mount('removePhoto', removePhoto);

  mountMedia(router);
}
