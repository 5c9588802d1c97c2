import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';

/** Answers that a draft is saved, and remembers it in a cookie. */
export const sendSaved: Respond<string> = (secret, reply) => {
  reply.putCookie('signUp', secret, null);
  return reply.sendAnswer('saveSignUpDraft', null);
};

/** Answers with the session of a new account, whose cookies it sets. */
export const sendSignedUp: Respond<string> = async (secret, reply) => {
  const answer = await putSession(reply, secret);
  reply.clearCookie('signUp');
  return reply.sendAnswer('createUser', answer);
};

/** Answers whether an invitation waits, and forgets one that is over. */
export const sendOnboarding: Respond<{ isWaiting: boolean; isOver: boolean }> = (
  { isWaiting, isOver },
  reply,
) => {
  if (isOver) reply.clearCookie('onboarding');
  return reply.sendAnswer('getOnboarding', isWaiting);
};

/** Answers that an invitation was taken up, and forgets it. */
export const sendFinishedOnboarding: Respond<string | null> = async (secret, reply) => {
  if (secret !== null) await putSession(reply, secret);
  reply.clearCookie('onboarding');
  return reply.sendAnswer('finishOnboarding', null);
};
