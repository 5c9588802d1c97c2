import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { checkPartner } from './embeds/checkPartner.ts';
import { enquiryAddressPath } from './embeds/enquiryAddress.ts';
import { openEmbedEnquiry, sendOpened } from './embeds/openEmbedEnquiry.ts';
import { sendCheck } from './embeds/sendCheck.ts';
import { startEmbedEnquiry } from './embeds/startEmbedEnquiry.ts';
import { startEmbedSession } from './embeds/startEmbedSession.ts';

/** Adds the routes of frames on partner sites. */
export function addPartnerSitesRoutes(router: VerbRouter): void {
  router.mount('startEmbedSession', startEmbedSession);
  router.mount('startEmbedEnquiry', startEmbedEnquiry);
  router.mountWithResponse('checkPartner', checkPartner, sendCheck);
  router.mountFile(enquiryAddressPath, openEmbedEnquiry, sendOpened);
}
