import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import { createUser } from './createUser.ts';
import { finishOnboarding } from './finishOnboarding.ts';
import { getOnboarding } from './getOnboarding.ts';
import { getSignUpDraft } from './getSignUpDraft.ts';
import { saveSignUpDraft } from './saveSignUpDraft.ts';

const sendSaved: Respond<string> = (secret, reply) => {
  reply.putCookie('signUp', secret, null);
  return reply.sendAnswer('saveSignUpDraft', null);
};

const sendSignedUp: Respond<string> = async (secret, reply) => {
  const answer = await putSession(reply, secret);
  reply.clearCookie('signUp');
  return reply.sendAnswer('createUser', answer);
};

const sendOnboarding: Respond<{ isWaiting: boolean; isOver: boolean }> = ({ isWaiting, isOver }, reply) => {
  if (isOver) reply.clearCookie('onboarding');
  return reply.sendAnswer('getOnboarding', isWaiting);
};

const sendFinished: Respond<string | null> = async (secret, reply) => {
  if (secret !== null) await putSession(reply, secret);
  reply.clearCookie('onboarding');
  return reply.sendAnswer('finishOnboarding', null);
};

/** Adds the routes of sign-up. */
export function addSignUpRoutes(router: VerbRouter): void {
  router.mount('getSignUpDraft', getSignUpDraft);
  router.mountWithResponse('saveSignUpDraft', saveSignUpDraft, sendSaved);
  router.mountWithResponse('createUser', createUser, sendSignedUp);
  router.mountWithResponse('getOnboarding', getOnboarding, sendOnboarding);
  router.mountWithResponse('finishOnboarding', finishOnboarding, sendFinished);
}
