import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { deleteBlocks } from './blockQueries.ts';
import { listOwnIds } from './listOwnIds.ts';

/** Takes back a block by the user or their current corporate. Throws if there is none. */
export const unblockUser = defineVerb(
  signedIn,
  async ({ db, session }, { userId }: RouteInput<'unblockUser'>): Promise<void> => {
    if (!(await deleteBlocks(db, { blockedBy: listOwnIds(session), blocked: userId })))
      throw new HttpError('not-found');
  },
);
