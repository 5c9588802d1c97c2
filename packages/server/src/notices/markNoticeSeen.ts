import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import { compilePermission } from '../permissions/compilePermission.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { seenNotices, updateSeen } from './queries.ts';

/**
 * Notes that a notice was seen; what it is about waits on. That of a corporate counts as seen for everybody it is for. Throws when
 * none of this id waits for whoever asks.
 */
export const markNoticeSeen = defineVerb(
  signedIn,
  async ({ db, session, now }, { id }: RouteInput<'markNoticeSeen'>) => {
    const seen = compilePermission(session, { ...seenNotices, firstParameter: 3 });
    if (!(await updateSeen(db, id, seen, now))) throw new HttpError('not-found');
  },
);
