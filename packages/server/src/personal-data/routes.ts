import { loginPath, stepUpPath } from '@sewa/paths';
import type { Respond, RespondToFailure, VerbRouter } from '../calling/VerbRouter.ts';
import { HttpError } from '../http/HttpError.ts';
import { exportPersonalData } from './exportPersonalData.ts';
import { getDeletion, requestDeletion, takeDeletionBack } from './requestDeletion.ts';

/** Where a form of a page goes on that may not have its file now; null for a refusal a page cannot help with. */
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

/** Adds the file of one's own data, and the end of one's account. */
export function addPersonalDataRoutes(router: VerbRouter): void {
  router.mountWithResponse('exportPersonalData', exportPersonalData, sendFile, leadOn);
  router.mount('getDeletion', getDeletion);
  router.mount('requestDeletion', requestDeletion);
  router.mount('takeDeletionBack', takeDeletionBack);
}
