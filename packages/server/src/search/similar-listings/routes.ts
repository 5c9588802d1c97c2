import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { listSimilar } from './listSimilar.ts';

/** Adds the reading of listings like one listing. */
export function addSimilarListingRoutes(router: VerbRouter): void {
  router.mount('similarListings', listSimilar);
}
