import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { noteLooked } from './queries.ts';

/** Notes that somebody looked at what a saved search of theirs found; throws when they have none of this id. */
export const visitSavedSearch = defineVerb(
  signedIn,
  async ({ db, session, now }, { id }: RouteInput<'visitSavedSearch'>) => {
    if (!(await noteLooked(db, session.user_id, id, now))) throw new HttpError('not-found');
  },
);
