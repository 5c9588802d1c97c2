import type { VerbRouter } from '../calling/VerbRouter.ts';
import { getParty } from './getParty.ts';
import { listEnquiries } from './listEnquiries.ts';
import { makeEnquiry } from './makeEnquiry.ts';

/** Adds asking about a listing, the list of what one asked and was asked, and who is on the other side of one of them. */
export function addEnquiryRoutes(router: VerbRouter): void {
  router.mount('listEnquiries', listEnquiries);
  router.mount('getParty', getParty);
  router.mount('makeEnquiry', makeEnquiry);
}
