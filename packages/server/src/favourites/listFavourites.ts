import { defineVerb } from '../calling/defineVerb.ts';
import { JsonText } from '../calling/JsonText.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { listFavouriteIdRows, selectFavouritesJson } from './queries.ts';

/** Every favourite of whoever is signed in, the last kept first. */
export const listFavourites = defineVerb(
  signedIn,
  async ({ db, session }) => new JsonText(await selectFavouritesJson(db, session.user_id)),
);

/** Ids of the listings that whoever is signed in keeps. */
export const listFavouriteIds = defineVerb(signedIn, ({ db, session }) =>
  listFavouriteIdRows(db, session.user_id),
);
