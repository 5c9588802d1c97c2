import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { setDropped } from './queries.ts';

/** Drops a saved search; doing it again changes nothing. */
export const dropSavedSearch = defineVerb(
  signedIn,
  ({ db, session, now }, { id }: RouteInput<'dropSavedSearch'>) => setDropped(db, session.user_id, id, now),
);
