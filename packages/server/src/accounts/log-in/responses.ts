import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import type { StartedOtp } from './startOtp.ts';

/** Answers with a code under way, and remembers which one in the cookie of the login. */
export const sendStartedOtp: Respond<StartedOtp> = ({ answer, secret, end }, reply) => {
  reply.putCookie('logIn', secret, end);
  return reply.sendAnswer('startOtp', answer);
};

/** Answers with the new session, whose cookies it sets. */
export const sendLoggedIn: Respond<string> = async (secret, reply) => {
  const answer = await putSession(reply, secret);
  reply.clearCookie('logIn');
  reply.ctx.log('info', 'logged-in', { requestId: reply.ctx.requestId });
  return reply.sendAnswer('validateOtp', answer);
};
