import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { markFavouriteDropped } from './queries.ts';

/** Removes a favourite; idempotent. */
export const dropFavourite = defineVerb(
  signedIn,
  ({ db, session, now }, { listingId }: RouteInput<'dropFavourite'>) =>
    markFavouriteDropped(db, session.user_id, listingId, now),
);
