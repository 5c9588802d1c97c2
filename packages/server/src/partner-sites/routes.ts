import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { checkPartner } from './embeds/checkPartner.ts';
import { enquiryAddressPath } from './embeds/enquiryAddress.ts';
import { openEmbedEnquiry, sendOpened } from './embeds/openEmbedEnquiry.ts';
import { sendCheck } from './embeds/sendCheck.ts';
import { startEmbedEnquiry } from './embeds/startEmbedEnquiry.ts';
import { startEmbedSession } from './embeds/startEmbedSession.ts';
import { addPartnerSite } from './sites/addPartnerSite.ts';
import { changePartnerSite } from './sites/changePartnerSite.ts';
import { endPartnerSite } from './sites/endPartnerSite.ts';
import { listPartnerSites } from './sites/listPartnerSites.ts';
import { addPartnerPublicKey, endPartnerPublicKey } from './sites/partnerPublicKeys.ts';
import { resendLead, sendTestLead } from './sites/sendLeads.ts';
import { setPartnerWebhook } from './sites/setPartnerWebhook.ts';

/** Adds the routes of frames on partner sites, and of the screen on which companies set them up. */
export function addPartnerSitesRoutes(router: VerbRouter): void {
  router.mount('startEmbedSession', startEmbedSession);
  router.mount('startEmbedEnquiry', startEmbedEnquiry);
  router.mountWithResponse('checkPartner', checkPartner, sendCheck);
  router.mount('listPartnerSites', listPartnerSites);
  router.mount('addPartnerSite', addPartnerSite);
  router.mount('changePartnerSite', changePartnerSite);
  router.mount('endPartnerSite', endPartnerSite);
  router.mount('addPartnerPublicKey', addPartnerPublicKey);
  router.mount('endPartnerPublicKey', endPartnerPublicKey);
  router.mount('setPartnerWebhook', setPartnerWebhook);
  router.mount('sendTestLead', sendTestLead);
  router.mount('resendLead', resendLead);
  router.mountFile(enquiryAddressPath, openEmbedEnquiry, sendOpened);
}
