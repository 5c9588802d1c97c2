import { loginPath, provePath } from '@sewa/paths';
import type { Respond, RespondToFailure, VerbRouter } from '../calling/VerbRouter.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { askDeletion, getDeletion, takeDeletionBack } from './askDeletion.ts';
import { exportOwnData } from './exportOwnData.ts';

/** Where a form of a page goes on that may not have its file now; null for a refusal a page cannot help with. */
function findWayOn(error: unknown): string | null {
  if (!(error instanceof RefusedError)) return null;
  if (error.refusal === 'not-proven') return provePath('export');
  return error.refusal === 'not-signed-in' ? loginPath() : null;
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
export function addOwnDataRoutes(router: VerbRouter): void {
  router.mountWithResponse('exportOwnData', exportOwnData, sendFile, leadOn);
  router.mount('getDeletion', getDeletion);
  router.mount('askDeletion', askDeletion);
  router.mount('takeDeletionBack', takeDeletionBack);
}
