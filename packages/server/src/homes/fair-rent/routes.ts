import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { getFairRent } from './getFairRent.ts';

/** Adds the comparison of a listing with rents really paid. */
export function addFairRentRoutes(router: VerbRouter): void {
  router.mount('fairRent', getFairRent);
}
