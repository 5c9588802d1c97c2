import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import type { FinishedAttempt } from './finishAttempt.ts';
import type { StartedAttempt } from './startAttempt.ts';

/** Answers with our public keys, which issuers may cache. */
export const sendKeys: Respond<unknown> = (keys, reply) =>
  reply.send(JSON.stringify(keys), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });

/** Answers with the address of the issuer, and remembers the attempt in a cookie. */
export const sendStartedAttempt: Respond<StartedAttempt> = ({ url, browserSecret, end }, reply) => {
  reply.putCookie('attempt', browserSecret, end);
  return reply.sendAnswer('startAttempt', { url });
};

/** Answers with where to go next, and sets the cookies of a new session. */
export const sendFinishedAttempt: Respond<FinishedAttempt> = async ({ answer, session }, reply) => {
  const { log, requestId } = reply.ctx;
  if (session) {
    await putSession(reply, session);
    log('info', answer.next === 'proven' ? 'proven-again' : 'logged-in', { requestId });
  }
  return reply.sendAnswer('finishAttempt', answer);
};
