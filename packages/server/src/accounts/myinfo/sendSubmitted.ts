import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import type { Submitted } from './submitDraft.ts';

/** Answers with what was submitted, and sets the cookies of a new session. */
export const sendSubmitted: Respond<Submitted> = async ({ answer, secret }, reply) => {
  if (secret !== null) await putSession(reply, secret);
  return reply.sendAnswer('submitMyinfo', answer);
};
