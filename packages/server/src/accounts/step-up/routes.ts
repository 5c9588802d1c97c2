import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import { finishEmailChange, startEmailChange } from './changeEmail.ts';
import { finishPhoneChange, startPhoneChange } from './changePhone.ts';
import { changeProfile } from './changeProfile.ts';
import { getStepUps } from './getStepUps.ts';
import { countStepUpSeconds } from './requireStepUp.ts';
import { finishStepUp, startStepUp } from './stepUp.ts';

const sendSteppedUp: Respond<string> = async (secret, reply) => {
  const { now } = reply.ctx;
  await putSession(reply, secret);
  return reply.sendAnswer('finishStepUp', { provenFor: countStepUpSeconds({ proven_at: now }, now) });
};

/** Adds the routes of step-up and profile changes. */
export function addStepUpRoutes(router: VerbRouter): void {
  router.mount('getStepUps', getStepUps);
  router.mount('startStepUp', startStepUp);
  router.mountWithResponse('finishStepUp', finishStepUp, sendSteppedUp);
  router.mount('changeProfile', changeProfile);
  router.mount('startPhoneChange', startPhoneChange);
  router.mount('finishPhoneChange', finishPhoneChange);
  router.mount('startEmailChange', startEmailChange);
  router.mount('finishEmailChange', finishEmailChange);
}
