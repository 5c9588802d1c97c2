import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import { compilePermission } from '../permissions/compilePermission.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { seenNotices, updateSeen } from './queries.ts';

/**
 * Marks a notice as seen; it stays open. A corporate's notice is seen for all its recipients. Throws if the user has no such notice.
 */
export const markNoticeSeen = defineVerb(
  signedIn,
  async ({ db, session, now }, { id }: RouteInput<'markNoticeSeen'>) => {
    const seen = compilePermission(session, { ...seenNotices, firstParameter: 3 });
    if (!(await updateSeen(db, id, seen, now))) throw new HttpError('not-found');
  },
);
