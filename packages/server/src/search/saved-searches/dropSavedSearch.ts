import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { setDropped } from './queries.ts';

/** Deletes a saved search; idempotent. */
export const dropSavedSearch = defineVerb(
  signedIn,
  ({ db, session, now }, { id }: RouteInput<'dropSavedSearch'>) => setDropped(db, session.user_id, id, now),
);
