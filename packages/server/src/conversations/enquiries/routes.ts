import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { getParty } from './getParty.ts';
import { listEnquiries } from './listEnquiries.ts';
import { makeEnquiry } from './makeEnquiry.ts';

/** Adds the routes of enquiries. */
export function addEnquiryRoutes(router: VerbRouter): void {
  router.mount('listEnquiries', listEnquiries);
  router.mount('getParty', getParty);
  router.mount('makeEnquiry', makeEnquiry);
}
