import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listFavouriteIdRows, selectFavouritesJson } from './queries.ts';

/** The user's favourites, most recently saved first. */
export const listFavourites = defineVerb(
  signedIn,
  async ({ db, session }) => new JsonText(await selectFavouritesJson(db, session.user_id)),
);

/** The ids of the user's favourites. */
export const listFavouriteIds = defineVerb(signedIn, ({ db, session }) =>
  listFavouriteIdRows(db, session.user_id),
);
