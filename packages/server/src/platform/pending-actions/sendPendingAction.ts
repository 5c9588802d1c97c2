import type { Respond } from '../calling/VerbRouter.ts';
import type { StartedPendingAction } from './pendingAction.ts';

/** Answers that an action waits for the login, and remembers it in a cookie. */
export const sendPendingAction: Respond<StartedPendingAction> = ({ secret, end }, reply) => {
  reply.putCookie('intent', secret, end);
  return reply.sendAnswer('startPendingAction', null);
};
