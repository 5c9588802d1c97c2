import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { updateFavouriteNote } from './queries.ts';

/** Sets the note of a favourite; throws if the listing isn't one. */
export const noteFavourite = defineVerb(
  signedIn,
  async ({ db, session }, { listingId, body }: RouteInput<'noteFavourite'>) => {
    if (!(await updateFavouriteNote(db, session.user_id, listingId, body.note)))
      throw new HttpError('not-found');
  },
);
