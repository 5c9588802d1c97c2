import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import { findPendingOtp } from './findPendingOtp.ts';
import { type StartedOtp, startOtp } from './startOtp.ts';
import { validateOtp } from './validateOtp.ts';

const sendStarted: Respond<StartedOtp> = ({ answer, secret, end }, reply) => {
  reply.putCookie('logIn', secret, end);
  return reply.sendAnswer('startOtp', answer);
};

const sendLoggedIn: Respond<string> = async (secret, reply) => {
  const answer = await putSession(reply, secret);
  reply.clearCookie('logIn');
  reply.ctx.log('info', 'logged-in', { requestId: reply.ctx.requestId });
  return reply.sendAnswer('validateOtp', answer);
};

/** Adds log-in by phone. */
export function addLogInRoutes(router: VerbRouter): void {
  router.mountWithResponse('startOtp', startOtp, sendStarted);
  router.mount('pendingOtp', findPendingOtp);
  router.mountWithResponse('validateOtp', validateOtp, sendLoggedIn);
}
