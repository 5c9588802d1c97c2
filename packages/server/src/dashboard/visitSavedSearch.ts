import { defineVerb } from '../platform/calling/defineVerb.ts';
import type { RouteInput } from '../platform/calling/routeInput.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { signedIn } from '../platform/sessions/whoMayAsk.ts';
import { noteLooked } from './queries.ts';

/** Marks the results of a saved search as seen; throws if the user has no such search. */
export const visitSavedSearch = defineVerb(
  signedIn,
  async ({ db, session, now }, { id }: RouteInput<'visitSavedSearch'>) => {
    if (!(await noteLooked(db, session.user_id, id, now))) throw new HttpError('not-found');
  },
);
