import { loginPath, stepUpPath } from '@sewa/paths';
import type { Respond, RespondToFailure, VerbRouter } from '../platform/calling/VerbRouter.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { exportPersonalData } from './exportPersonalData.ts';
import { cancelDeletion, getDeletion, requestDeletion } from './requestDeletion.ts';

/** The page that a rejected form post is redirected to, such as step-up; null if no page can help. */
function findWayOn(error: unknown): string | null {
  if (!(error instanceof HttpError)) return null;
  if (error.problem === 'not-proven') return stepUpPath('export');
  return error.problem === 'not-signed-in' ? loginPath() : null;
}

const sendFile: Respond<string> = (text, reply) =>
  reply.send(text, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="my-data-${reply.ctx.now.toISOString().slice(0, 10)}.json"`,
    'cache-control': 'no-store',
  });

const leadOn: RespondToFailure = (error, reply) => {
  const path = reply.isPageWanted ? findWayOn(error) : null;
  return path === null ? null : reply.redirect(path);
};

/** Adds the routes of data export and account deletion. */
export function addPersonalDataRoutes(router: VerbRouter): void {
  router.mountWithResponse('exportPersonalData', exportPersonalData, sendFile, leadOn);
  router.mount('getDeletion', getDeletion);
  router.mount('requestDeletion', requestDeletion);
  router.mount('takeDeletionBack', cancelDeletion);
}
