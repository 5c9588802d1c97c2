import type { SavedSearch } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { checkRoom } from './checkRoom.ts';
import { findDroppedSearch, listSavedSearchRows, lockUser, setDropped } from './queries.ts';

/** How long a deletion can be undone, in milliseconds: a day. */
const UNDO_MS = 24 * 60 * 60 * 1000;

/** Restores a saved search that was deleted in the last 24 hours; idempotent. Throws if there is none, or it can't be added. */
export const restoreSavedSearch = defineVerb(
  signedIn,
  (ctx, { id }: RouteInput<'restoreSavedSearch'>): Promise<SavedSearch> =>
    ctx.transaction(async ({ db, session: { user_id: userId }, now }) => {
      await lockUser(db, userId);
      const others = await listSavedSearchRows(db, userId);
      const current = others.find((other) => other.id === id);
      if (current) return current;
      const dropped = await findDroppedSearch(db, userId, id, new Date(now.getTime() - UNDO_MS));
      if (!dropped) throw new HttpError('not-found');
      checkRoom(others, dropped);
      await setDropped(db, userId, id, null);
      return dropped;
    }),
);
