import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import { countStepUpSeconds } from './requireStepUp.ts';

/** Answers how long the step-up holds, and sets the cookies of the renewed session. */
export const sendSteppedUp: Respond<string> = async (secret, reply) => {
  const { now } = reply.ctx;
  await putSession(reply, secret);
  return reply.sendAnswer('finishStepUp', { provenFor: countStepUpSeconds({ proven_at: now }, now) });
};
