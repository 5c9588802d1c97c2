import type { RouteAnswer } from '@sewa/api/client';
import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { checkPartner } from './checkPartner.ts';
import { enquiryAddressPath } from './enquiryAddress.ts';
import { openEmbedEnquiry, sendOpened } from './openEmbedEnquiry.ts';
import { startEmbedEnquiry } from './startEmbedEnquiry.ts';
import { startEmbedSession } from './startEmbedSession.ts';

/** Any site may read it: the page of a partner explains why a frame stays empty. */
const sendCheck: Respond<RouteAnswer<'checkPartner'>> = (answer, reply) => {
  const response = reply.sendAnswer('checkPartner', answer);
  response.headers.set('access-control-allow-origin', '*');
  return response;
};

/** Adds the calls of frames on partner sites. */
export function addEmbedRoutes(router: VerbRouter): void {
  router.mount('startEmbedSession', startEmbedSession);
  router.mount('startEmbedEnquiry', startEmbedEnquiry);
  router.mountWithResponse('checkPartner', checkPartner, sendCheck);
  router.mountFile(enquiryAddressPath, openEmbedEnquiry, sendOpened);
}
