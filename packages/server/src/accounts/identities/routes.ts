import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { putSession } from '../../platform/sessions/putSession.ts';
import { type FinishedAttempt, finishAttempt } from './finishAttempt.ts';
import { getAttempt } from './getAttempt.ts';
import { listIssuerKeys, listIssuers } from './listIssuers.ts';
import { type StartedAttempt, startAttempt } from './startAttempt.ts';
import { storeCallback } from './storeCallback.ts';

const sendKeys: Respond<unknown> = (keys, reply) =>
  reply.send(JSON.stringify(keys), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });

const sendStarted: Respond<StartedAttempt> = ({ url, browserSecret, end }, reply) => {
  reply.putCookie('attempt', browserSecret, end);
  return reply.sendAnswer('startAttempt', { url });
};

const sendFinished: Respond<FinishedAttempt> = async ({ answer, session }, reply) => {
  const { log, requestId } = reply.ctx;
  if (session) {
    await putSession(reply, session);
    log('info', answer.next === 'proven' ? 'proven-again' : 'logged-in', { requestId });
  }
  return reply.sendAnswer('finishAttempt', answer);
};

/** Adds the routes of login at an issuer. */
export function addIdentityRoutes(router: VerbRouter): void {
  router.mount('listIssuers', listIssuers);
  router.mountWithResponse('listIssuerKeys', listIssuerKeys, sendKeys);
  router.mountWithResponse('startAttempt', startAttempt, sendStarted);
  router.mount('storeCallback', storeCallback);
  router.mount('getAttempt', getAttempt);
  router.mountWithResponse('finishAttempt', finishAttempt, sendFinished);
}
