import type { SavedSearch } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { checkName } from './checkRoom.ts';
import { listSavedSearchRows, lockUser, updateSavedSearch } from './queries.ts';

/**
 * Renames a saved search, pauses its alerts, or changes their frequency; omitted fields stay unchanged. Throws if there is no such
 * search, the name is taken, or the version is out of date.
 */
export const changeSavedSearch = defineVerb(
  signedIn,
  (
    ctx,
    { id, body: { name, frequency, isPaused, version } }: RouteInput<'changeSavedSearch'>,
  ): Promise<SavedSearch> =>
    ctx.transaction(async ({ db, session: { user_id: userId }, now }) => {
      await lockUser(db, userId);
      const searches = await listSavedSearchRows(db, userId);
      const search = searches.find((other) => other.id === id);
      if (!search) throw new HttpError('not-found');
      requireVersion(version, search.version);
      const changed = {
        ...search,
        name: name ?? search.name,
        frequency: frequency ?? search.frequency,
        isPaused: isPaused ?? search.isPaused,
      };
      checkName(
        searches.filter((other) => other.id !== id),
        changed.name,
      );
      return { ...changed, version: await updateSavedSearch(db, changed, now) };
    }),
);
