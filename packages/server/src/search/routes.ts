import { unsubscribePath } from '@sewa/paths';
import { sendAnswer } from '../platform/calling/Reply.ts';
import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { sendJson } from '../platform/http/sendJson.ts';
import { countDiscover } from './discover/countDiscover.ts';
import { countRents } from './discover/countRents.ts';
import { discover, listDiscover } from './discover/discover.ts';
import { listMarks } from './discover/listMarks.ts';
import { listDistricts } from './districts/listDistricts.ts';
import { dropFavourite } from './favourites/dropFavourite.ts';
import { listFavouriteIds, listFavourites } from './favourites/listFavourites.ts';
import { noteFavourite } from './favourites/noteFavourite.ts';
import { saveFavourite } from './favourites/saveFavourite.ts';
import { getMap } from './map/getMap.ts';
import { changeSavedSearch } from './saved-searches/changeSavedSearch.ts';
import { dropSavedSearch } from './saved-searches/dropSavedSearch.ts';
import { listSavedSearches } from './saved-searches/listSavedSearches.ts';
import { restoreSavedSearch } from './saved-searches/restoreSavedSearch.ts';
import { saveSearch } from './saved-searches/saveSearch.ts';
import { findUnsubscribe, unsubscribe } from './saved-searches/unsubscribe.ts';
import { listSimilar } from './similar-listings/listSimilar.ts';
import { suggestPlaces } from './understand/suggestPlaces.ts';
import { understandSearch } from './understand/understandSearch.ts';

/** Adds the routes of searching, the map, similar homes, saved homes and saved searches. */
export function addSearchRoutes(router: VerbRouter): void {
  router.mount('discover', discover);
  router.mount('countDiscover', countDiscover);
  router.mount('listDiscover', listDiscover);
  router.mount('understandSearch', understandSearch);
  router.mountWithResponse('suggestPlaces', suggestPlaces, (suggestions) =>
    sendJson(sendAnswer('suggestPlaces', JSON.stringify(suggestions)), {
      headers: { 'cache-control': 'public, max-age=60' },
    }),
  );
  router.mount('countRents', countRents);
  router.mount('listMarks', listMarks);
  router.mount('getMap', getMap);

  router.mount('listDistricts', listDistricts);
  router.mount('similarListings', listSimilar);

  router.mount('listFavouriteIds', listFavouriteIds);
  router.mount('listFavourites', listFavourites);
  router.mount('saveFavourite', saveFavourite);
  router.mount('dropFavourite', dropFavourite);
  router.mount('noteFavourite', noteFavourite);

  router.mount('listSavedSearches', listSavedSearches);
  router.mount('saveSearch', saveSearch);
  router.mount('changeSavedSearch', changeSavedSearch);
  router.mount('dropSavedSearch', dropSavedSearch);
  router.mount('restoreSavedSearch', restoreSavedSearch);
  router.mountWithResponse('findUnsubscribe', findUnsubscribe, ({ token, search }, reply) =>
    // Mail clients without one-click unsubscribe open the URL in a browser.
    reply.isPageWanted ? reply.redirect(unsubscribePath(token)) : reply.sendAnswer('findUnsubscribe', search),
  );
  router.mount('unsubscribe', unsubscribe);
}
