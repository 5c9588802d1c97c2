import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { type BegunPartnerSetup, beginPartnerSetup } from './beginPartnerSetup.ts';
import { getPartnerSetup } from './getPartnerSetup.ts';
import { startPartnerSetup } from './startPartnerSetup.ts';

/** How long a browser keeps its secret, in milliseconds: as long as approvers at a bank may take, 7 days. */
const COOKIE_MS = 7 * 24 * 60 * 60 * 1000;

const sendBegun: Respond<BegunPartnerSetup> = ({ answer, browserSecret }, reply) => {
  reply.putCookie('payment', browserSecret, new Date(reply.ctx.realNow.getTime() + COOKIE_MS));
  return reply.sendAnswer('beginPartnerSetup', answer);
};

/** Adds the routes of the setups of partners' customers. */
export function addPartnerSetupRoutes(router: VerbRouter): void {
  router.mount('startPartnerSetup', startPartnerSetup);
  router.mount('getPartnerSetup', getPartnerSetup);
  router.mountWithResponse('beginPartnerSetup', beginPartnerSetup, sendBegun);
}
