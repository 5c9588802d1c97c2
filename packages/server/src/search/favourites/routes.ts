import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { dropFavourite } from './dropFavourite.ts';
import { listFavouriteIds, listFavourites } from './listFavourites.ts';
import { noteFavourite } from './noteFavourite.ts';
import { saveFavourite } from './saveFavourite.ts';

/** Adds the routes of favourites. */
export function addFavouriteRoutes(router: VerbRouter): void {
  router.mount('listFavouriteIds', listFavouriteIds);
  router.mount('listFavourites', listFavourites);
  router.mount('saveFavourite', saveFavourite);
  router.mount('dropFavourite', dropFavourite);
  router.mount('noteFavourite', noteFavourite);
}
