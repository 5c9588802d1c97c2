import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { markFavouriteDropped } from './queries.ts';

/** Drops a favourite; doing it again, or dropping what was never kept, changes nothing. */
export const dropFavourite = defineVerb(
  signedIn,
  ({ db, session, now }, { listingId }: RouteInput<'dropFavourite'>) =>
    markFavouriteDropped(db, session.user_id, listingId, now),
);
