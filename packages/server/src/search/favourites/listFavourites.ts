import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listFavouriteIdRows, selectFavouritesJson } from './queries.ts';

/** The user's favourites, most recently saved first. */
export const listFavourites = defineVerb(signedIn, async ({ db, session, listingIndex }) => {
  const ids = await listFavouriteIdRows(db, session.user_id);
  const around = await listingIndex.describeAround(ids);
  const stations = Object.fromEntries(ids.map((id, place) => [id, around[place]?.station ?? null]));
  return new JsonText(await selectFavouritesJson(db, session.user_id, stations));
});

/** The ids of the user's favourites. */
export const listFavouriteIds = defineVerb(signedIn, ({ db, session }) =>
  listFavouriteIdRows(db, session.user_id),
);
