import type { Respond, VerbRouter } from '../calling/VerbRouter.ts';
import { putSession } from '../sessions/putSession.ts';
import { finishEmailChange, startEmailChange } from './changeEmail.ts';
import { finishPhoneChange, startPhoneChange } from './changePhone.ts';
import { changeProfile } from './changeProfile.ts';
import { getProofs } from './getProofs.ts';
import { countProvenSeconds } from './requireProven.ts';
import { finishStepUp, startStepUp } from './stepUp.ts';

const sendProven: Respond<string> = async (secret, reply) => {
  const { now } = reply.ctx;
  await putSession(reply, secret);
  return reply.sendAnswer('finishStepUp', { provenFor: countProvenSeconds({ proven_at: now }, now) });
};

/** Adds proving again who is asking, and the changes of a profile, some of which need that. */
export function addProofRoutes(router: VerbRouter): void {
  router.mount('getProofs', getProofs);
  router.mount('startStepUp', startStepUp);
  router.mountWithResponse('finishStepUp', finishStepUp, sendProven);
  router.mount('changeProfile', changeProfile);
  router.mount('startPhoneChange', startPhoneChange);
  router.mount('finishPhoneChange', finishPhoneChange);
  router.mount('startEmailChange', startEmailChange);
  router.mount('finishEmailChange', finishEmailChange);
}
