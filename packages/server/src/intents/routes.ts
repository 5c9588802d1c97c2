import type { Respond, VerbRouter } from '../calling/VerbRouter.ts';
import { currentIntent, type StartedIntent, startIntent } from './intent.ts';

const sendStarted: Respond<StartedIntent> = ({ secret, end }, reply) => {
  reply.putCookie('intent', secret, end);
  return reply.sendAnswer('startIntent', null);
};

/** Adds the remembering of what a visitor wants while they log in. */
export function addIntentRoutes(router: VerbRouter): void {
  router.mountWithResponse('startIntent', startIntent, sendStarted);
  router.mount('currentIntent', currentIntent);
}
