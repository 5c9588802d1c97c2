import type { Respond } from '../../platform/calling/VerbRouter.ts';
import type { BegunPartnerSetup } from './beginPartnerSetup.ts';

/** How long a browser keeps its secret, in milliseconds: as long as approvers at a bank may take, 7 days. */
const COOKIE_MS = 7 * 24 * 60 * 60 * 1000;

/** Answers with the setup, and remembers in a cookie that this browser may see it. */
export const sendBegun: Respond<BegunPartnerSetup> = ({ answer, browserSecret }, reply) => {
  reply.putCookie('payment', browserSecret, new Date(reply.ctx.realNow.getTime() + COOKIE_MS));
  return reply.sendAnswer('beginPartnerSetup', answer);
};
