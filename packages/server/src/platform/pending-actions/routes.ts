import type { Respond, VerbRouter } from '../calling/VerbRouter.ts';
import { currentPendingAction, type StartedPendingAction, startPendingAction } from './pendingAction.ts';

const sendStarted: Respond<StartedPendingAction> = ({ secret, end }, reply) => {
  reply.putCookie('intent', secret, end);
  return reply.sendAnswer('startPendingAction', null);
};

/** Adds the remembering of what a visitor wants while they log in. */
export function addPendingActionRoutes(router: VerbRouter): void {
  router.mountWithResponse('startPendingAction', startPendingAction, sendStarted);
  router.mount('currentPendingAction', currentPendingAction);
}
