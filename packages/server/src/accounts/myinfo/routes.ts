import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import { getDraft } from './getDraft.ts';
import { type Submitted, submitDraft } from './submitDraft.ts';

const sendSubmitted: Respond<Submitted> = async ({ answer, secret }, reply) => {
  if (secret !== null) await putSession(reply, secret);
  return reply.sendAnswer('submitMyinfo', answer);
};

/** Adds what Myinfo said of whoever is signed in, and its taking over. */
export function addMyinfoRoutes(router: VerbRouter): void {
  router.mount('getMyinfo', getDraft);
  router.mountWithResponse('submitMyinfo', submitDraft, sendSubmitted);
}
