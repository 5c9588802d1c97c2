import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { getAgent } from './getAgent.ts';
import { getListerPhone } from './getListerPhone.ts';
import { getListing } from './getListing.ts';

/** Adds the reading of one listing, of an agent's card and, for signed-in people, of the number of who lets a listing. */
export function addListingRoutes(router: VerbRouter): void {
  router.mount('getListing', getListing);
  router.mount('getAgent', getAgent);
  router.mount('listerPhone', getListerPhone);
}
