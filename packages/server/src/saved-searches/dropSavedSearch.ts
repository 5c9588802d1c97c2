import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { setDropped } from './queries.ts';

/** Deletes a saved search; idempotent. */
export const dropSavedSearch = defineVerb(
  signedIn,
  ({ db, session, now }, { id }: RouteInput<'dropSavedSearch'>) => setDropped(db, session.user_id, id, now),
);
