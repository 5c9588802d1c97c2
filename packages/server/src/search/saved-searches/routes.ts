import { unsubscribePath } from '@sewa/paths';
import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { changeSavedSearch } from './changeSavedSearch.ts';
import { dropSavedSearch } from './dropSavedSearch.ts';
import { listSavedSearches } from './listSavedSearches.ts';
import { restoreSavedSearch } from './restoreSavedSearch.ts';
import { saveSearch } from './saveSearch.ts';
import { findUnsubscribe, unsubscribe } from './unsubscribe.ts';

/** Adds the routes of saved searches and of unsubscribing. */
export function addSavedSearchRoutes(router: VerbRouter): void {
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
